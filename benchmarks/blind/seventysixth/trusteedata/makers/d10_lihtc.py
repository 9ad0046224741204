from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
n=N(1010);r=n.r;fn='r76a_LIHTC_Compliance_Rent_Roll_2025-06.xlsx'
wb=Workbook();cv=wb.active;cv.title='Cover';ws=wb.create_sheet('Rent Roll');nt=wb.create_sheet('Limits')
A=lambda **k:Font(name='Calibri',size=k.pop('size',10),**k)
ws.merge_cells('A1:R1');ws['A1']='CEDAR BEND FAMILY APARTMENTS, LP';ws['A1'].font=A(bold=True,size=14);ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:R2');ws['A2']='Tenant Rent Roll as of June 30, 2025  |  BIN GA-09-00412 through GA-09-00415';ws['A2'].alignment=Alignment(horizontal='center')
grp=[('A4:E4','UNIT'),('F4:J4','HOUSEHOLD'),('K4:P4','MONTHLY RENT'),('Q4:R4','ACCOUNT')]
for a,s in grp:
    ws.merge_cells(a);c=ws[a.split(':')[0]];c.value=s;c.font=A(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='44546A');c.alignment=Alignment(horizontal='center')
hd=['BIN','Unit #','BR/BA','Sq. Ft.','Set-Aside (AMI)','Head of Household','HH Size','Move-In','Lease Exp.','Annual Income','Max. Gross Rent Limit','Utility Allow.','Tenant Paid Rent','Rental Assistance','Contract Rent (Tenant + RA)','Market Rent','Security Deposit','Balance Due / (Credit)']
for j,h in enumerate(hd,1): c=ws.cell(5,j,h);c.font=A(bold=True);c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.fill=PatternFill('solid',fgColor='D6DCE4');c.border=Border(bottom=Side('thin'))
ws.row_dimensions[5].height=42
lim={('1/1','30%'):512,('1/1','50%'):853,('1/1','60%'):1024,('2/1','30%'):614,('2/1','50%'):1024,('2/1','60%'):1229,('3/2','30%'):710,('3/2','50%'):1183,('3/2','60%'):1420}
ua={'1/1':78,'2/1':97,'3/2':121};sfm={'1/1':650,'2/1':884,'3/2':1110};mkm={'1/1':1250,'2/1':1475,'3/2':1710}
rows=[];R=6;S=[0]*6;occ=0;cnt=0;sf_=0
for bi in range(4):
    for k in range(12):
        u=f'{"ABCD"[bi]}{101+k if k<6 else 201+k-6}';br=['1/1','2/1','2/1','3/2'][(k+bi)%4];ami=r.choice(['30%','50%','60%','60%','60%']);cnt+=1
        mgr=u=='A101';vac=u in('B204','C106','D203') and not mgr
        sf_+=sfm[br]
        row=dict(unit=u,building=f'GA-09-0041{2+bi}',unitType=br,area=sfm[br],marketRent=mkm[br])
        v=[row['building'],u,br,sfm[br],'Exempt' if mgr else ami]
        if mgr: v+=['Manager\'s Unit (common area)','','','','','','',0,0,0,mkm[br],0,0];row.update(statusText="Manager's Unit (common area)",contractRent=0,deposit=0,balance=0)
        elif vac: v+=['VACANT','','','','',lim[(br,ami)],ua[br],None,None,None,mkm[br],None,None];row['statusText']='VACANT'
        else:
            a,l=n();nm=f'{a} {l}';mx=lim[(br,ami)]-ua[br];con=mx-r.choice([0,0,12,25]);ra=0
            if r.random()<.3: tp=r.randint(90,320);ra=con-tp
            else: tp=con
            mi=addm(dt.date(2025,6,1),-r.randint(0,96))
            if r.random()<.6: mi+=dt.timedelta(r.randint(1,25))
            le=addm(dt.date(mi.year,mi.month,1),12)-dt.timedelta(1)
            while le<dt.date(2025,6,30): le=addm(le+dt.timedelta(1),12)-dt.timedelta(1)
            inc=int(lim[(br,ami)]*40*r.uniform(.6,.97));bal=r.choice([0,0,0,0,tp,-18,43.5]);dep=r.choice([300,400,500])
            v+=[nm,r.randint(1,5),mi,le,inc,lim[(br,ami)],ua[br],tp,ra,con,mkm[br],dep,bal];occ+=1
            row.update(tenantName=nm,statusText='Occupied',moveInDate=mi,leaseEndDate=le,contractRent=con,deposit=dep,balance=bal,charges=[dict(code='Tenant Paid Rent',amount=tp),dict(code='Rental Assistance',amount=ra)])
            for j,q in enumerate((tp,ra,con,None,dep,bal)):
                if q is not None: S[j]+=q
        S[3]+=mkm[br]
        for j,x in enumerate(v,1):
            if x=='' or x is None: continue
            c=ws.cell(R,j,x);c.font=A(italic=vac)
            if isinstance(x,dt.date): c.number_format='d-mmm-yy'
            elif j==4: c.number_format='#,##0'
            elif j in(10,11,12,16): c.number_format='#,##0'
            elif j>=13: c.number_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
            if vac: c.fill=PatternFill('solid',fgColor='FCE4D6')
        if r.random()<0: pass
        R+=1;rows.append(row)
ws.cell(R,1,'TOTAL').font=A(bold=True);ws.cell(R,4,sf_).number_format='#,##0';ws.cell(R,6,f'{cnt} units').font=A(bold=True)
for j,q in zip(range(13,19),S): c=ws.cell(R,j,q);c.number_format='#,##0.00';c.font=A(bold=True);c.border=Border(top=Side('thin'),bottom=Side('double'))
for j,w in enumerate([14,8,7,8,10,27,6,11,11,11,10,9,12,12,13,10,11,12],1): ws.column_dimensions[L(j)].width=w
ws.freeze_panes='C6'
# dash cells (0) -> neutral: drop from truth money printed as dash
for row in rows:
    for k in('deposit','balance','contractRent'):
        if row.get(k)==0: row.pop(k)
    row['charges']=[c for c in row.get('charges',[]) if c['amount']]
for i,(a,b_) in enumerate([('Cedar Bend Family Apartments',''),('Owner','Cedar Bend Family Apartments, LP'),('Managing agent','Pineland Affordable Management, Inc.'),('Reporting date','June 30, 2025'),('Total units',cnt),('Tax credit units occupied',occ),("Manager's unit",1),('Vacant',cnt-occ-1),('Monthly tenant rent',S[0]),('Monthly rental assistance',S[1])],1): cv.cell(i+1,2,a);cv.cell(i+1,3,b_)
cv.column_dimensions['B'].width=32;cv.column_dimensions['C'].width=40
nt.append(['BR/BA','AMI','Max gross rent','Utility allowance'])
for (b_,a),v in lim.items(): nt.append([b_,a,v,ua[b_]])
wb.save(D+fn)
save(fn,dict(propertyName='Cedar Bend Family Apartments',asOnDate='2025-06-30',sheet='Rent Roll',units=cnt,occupied=None,vacant=cnt-occ-1,rows=rows),'MULTIFAMILY','affordable agent, Excel','LIHTC roll with grouped header, set-asides, rental assistance, cover and limits sheets',True)
