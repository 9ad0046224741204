from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(1111);N='Lakeview Corporate Center_Argus Presentation Rent Roll.xlsx';asof=date(2025,12,1)
wb=openpyxl.Workbook();ws=wb.active;ws.title='Rent Roll';ft=lambda **k:Font(name='Arial',size=8,**k)
def put(R,C,v,al=None,b=False,nf=None):
    q=ws.cell(R,C,v);q.font=ft(bold=b)
    if al:q.alignment=Alignment(horizontal=al)
    if nf:q.number_format=nf
    return q
put(1,1,'Lakeview Corporate Center (Amounts in USD, Measures in SF)',b=True);put(2,1,'700 - 720 Lakeview Parkway, Sutter Falls, MN 55000');put(3,1,'Dec, 2025 through Nov, 2035');put(4,1,'12/8/2025 4:16:09 PM');put(6,1,'Presentation Rent Roll & Current Term Tenant Summary',b=True);put(7,1,'As of Dec-2025 for 0 Days')
R=9
H=[['Tenant Name','Type & Suite Number','Lease Dates & Term'],['Floor','SqFt','Bldg Share'],['Rate & Amount','per Year','per Month'],['Changes','on',''],['Changes','to',''],['CPI &','Current','Porters\' Wage'],['Months to','Abate',''],['Pcnt to','Abate',''],['Description of Operating','Expense Reimbursements',''],['Imprvmnts','Rate','Amount'],['Commssns','Rate','Amount'],['Assumption about','subsequent terms','for this tenant']]
for j,h in enumerate(H,1):
    for k in range(3):
        q=put(R+k,j,h[k],'left' if j in(1,9,12) else 'center',True)
        if k==2:q.border=Border(bottom=Side(style='medium'))
R+=4;names=OFFICE[:];r.shuffle(names);rows=[];tot=occ=0;AN=0;sl=['100','110','125','150','200','210','220','240','300','310','400','420','450','500','550','600','610','Cafe']
areas=[r.choice([2415,3308,4120,5236,6750,8140,9902,12464]) for _ in sl];areas[-1]=1620;tot=sum(areas);n=0
nice=lambda d:d.strftime('%b-%Y')
for i,(s,a) in enumerate(zip(sl,areas)):
    v=s in('125','420','610');ty='Retail' if s=='Cafe' else 'Office';n+=1
    if v:
        put(R,1,f'{n}. Vacant');put(R+1,1,f'{ty}, Suite: {s}');put(R,2,a,'right',nf='#,##0');put(R+1,2,round(a/tot,4),'right',nf='0.00%');put(R,9,'Available; see market leasing assumption');put(R,12,'Market');R+=4
        rows.append(row(unit=s,unitType=ty,area=a,statusText='Vacant'));continue
    nm='Cup & Kettle Coffee' if s=='Cafe' else names.pop();st,en,t=lease(r,asof,(60,84,120,126));st=st.replace(day=1);en=term(st,t);rate=r.choice([16.5,17,18.25,19,20.5]);ann=round(a*rate,2);mo=round(ann/12,2);occ+=a;AN=round(AN+ann,2)
    put(R,1,f'{n}. {nm}');put(R+1,1,f'{ty}, Suite: {s}');put(R+2,1,f'{nice(st)} to {nice(en)}');put(R+3,1,f'{t} Months')
    put(R,2,a,'right',nf='#,##0');put(R+1,2,round(a/tot,4),'right',nf='0.00%')
    put(R,3,rate,'right',nf='$#,##0.00');put(R+1,3,ann,'right',nf='$#,##0.00');put(R+2,3,round(rate/12,2),'right',nf='$#,##0.00');put(R+3,3,mo,'right',nf='$#,##0.00')
    d=addm(st,12);k=0;p=rate;L=0
    while d<en and k<3:
        if d>asof:p=round(p+.5,2);put(R+k,4,nice(d),'center');put(R+k,5,p,'right',nf='$#,##0.00');k+=1
        d=addm(d,12)
    put(R,6,'-','center');put(R,7,'-','center');put(R,8,'-','center')
    put(R,9,'Net: Pays a full pro-rata share of all' if s!='Cafe' else 'Gross: no reimbursements');
    if s!='Cafe':put(R+1,9,'reimbursable expenses')
    put(R,10,'-','center');put(R,11,'-','center');put(R,12,r.choice(['Market','Market','Option','Renew']));put(R+1,12,'See assumption: '+('Retail' if s=='Cafe' else 'Office 5 yr'))
    rows.append(row(unit=s,unitType=ty,tenantName=nm,area=a,statusText='Occupied',leaseStartDate=nice(st),leaseEndDate=nice(en),annualRent=ann,contractRent=mo));R+=5
for j in range(1,13):ws.cell(R,j).border=Border(top=Side(style='medium'))
for l,x in (('Total Occupied SqFt',occ),('Total Available SqFt',tot-occ),('Building Total SqFt',tot)):
    put(R,1,l,b=True);put(R,2,x,'right',True,'#,##0');put(R,3,AN if l.startswith('Total Occ') else None,'right',True,'$#,##0.00');R+=1
for c,w in zip('ABCDEFGHIJKL',(38,10,14,11,10,13,10,8,36,11,11,24)):ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='9:11'
wb.save(doc(N))
save(N,'OFFICE','Argus presentation rent roll, stacked four-line tenant blocks',True,'Lakeview Corporate Center','2025-12',rows,18,15,3,sheet='Rent Roll',ties=dict(area=tot,annualRent=AN))
