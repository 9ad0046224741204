# 60 apartments with vouchers; PLANTED: one unit row left out, totals and counts include it
from h import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
FN='Linden_Terrace_HCV_rent_roll.xlsx'
r=random.Random(8112); N=names(r); D=dt.date
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Linden 3-2026'
TN=Font(name='Cambria',size=10); TB=Font(name='Cambria',size=10,bold=True)
ws['B2']='Linden Terrace Apartments'; ws['B2'].font=Font(name='Cambria',size=15,bold=True,color='7B2D26')
ws['B3']='2900-2960 Linden Terrace, Gadsby, Alabama'; ws['B3'].font=TN; ws['K3']='Rents effective:'; ws['M3']=D(2026,3,1); ws['M3'].number_format='mmmm d, yyyy'; ws['K3'].font=ws['M3'].font=TN
H=['Bldg','Apt','Head of household','Size','SF','Program','Contract rent','Tenant share','HAP','Util. allow.','Sec. dep.','Moved in','Lease / recert.','Notes']
hf=PatternFill('solid',fgColor='7B2D26'); z=PatternFill('solid',fgColor='F8EFEA')
for j,h in enumerate(H,2):
    c=ws.cell(5,j,h); c.font=Font(name='Cambria',size=10,bold=True,color='FFFFFF'); c.fill=hf; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.row_dimensions[5].height=30
rows=[];R=6;S=[0]*5;occ=vac=0;drop=('C','7');np_=0
for b in 'ABCDE':
    for k in range(1,13):
        br=[1,2,2,1,2,3][(k-1)%6]; sf={1:580,2:770,3:960}[br]; fmr={1:790,2:925,3:1180}[br]; ua={1:68,2:87,3:112}[br]
        if (b,k) in(('A',5),('B',11),('D',2),('E',9)):
            vac+=1; vals=[b,str(k),'VACANT',f'{br}BR',sf]+[None]*8+[{'A':'Ready','B':'Failed HQS 2/24, reinspect','D':'Down - fire','E':''}[b] or None]
            rec=row(unit=str(k),building=b,unitType=f'{br}BR',area=sf,statusText='VACANT')
        else:
            occ+=1; f,l=next(N); nm=f'{f} {l}'; pr=r.choice(['HCV']*5+['Market']*3+['VASH'])
            rent=fmr-r.choice([0,0,15,25,40]); 
            if pr=='Market': ts=rent; hap=0
            else: ts=r.choice([0,51,97,134,188,212,246,279,301,333]); hap=rent-ts
            dep=r.choice([rent,300,300,500,rent]); mi=rdate(r,D(2010,1,1),D(2026,2,10)); 
            rc=addm(first(mi).replace(year=2025),12)
            while rc<=D(2026,3,1): rc=addm(rc,12)
            rc=rc-dt.timedelta(days=1)
            mtm=pr=='Market' and r.random()<.4
            vals=[b,str(k),nm,f'{br}BR',sf,pr,rent,ts,hap,ua if pr!='Market' else None,dep,mi,'M-M' if mtm else rc,r.choice([None]*7+(['Late pay agreement','Rent increase req. pending','Abated 1/26'] if pr!='Market' else ['Late pay agreement']))]
            for q,v in enumerate((rent,ts,hap,ua if pr!='Market' else 0,dep)): S[q]+=v
            rec=row(unit=str(k),building=b,unitType=f'{br}BR',area=sf,tenantName=nm,statusText='Occupied',contractRent=rent,deposit=dep,moveInDate=iso(mi),leaseEndDate='M-M' if mtm else iso(rc))
        if (b,str(k))==drop: dropped=rec; continue
        rows.append(rec)
        for j,v in enumerate(vals,2):
            c=ws.cell(R,j,v); c.font=TN
            if R%2: c.fill=z
            if 8<=j<=12: c.number_format='#,##0'
            if j in(13,14) and not isinstance(v,str): c.number_format='m/d/yy'
            if j in(2,3,5,7,13,14): c.alignment=Alignment(horizontal='center')
        R+=1
th=Side(style='medium',color='7B2D26')
ws.cell(R,2,'Total'); ws.cell(R,4,'60 apartments')
for q,v in enumerate(S): ws.cell(R,8+q,v).number_format='#,##0'
for j in range(2,16): ws.cell(R,j).font=TB; ws.cell(R,j).border=Border(top=th)
ws.cell(R+1,4,f'{occ} occupied'); ws.cell(R+2,4,f'{vac} vacant')
ws.cell(R+4,2,'Contract rent = tenant share + HAP. HCV and VASH payments from Gadsby Housing Authority. Tenants pay electric; owner pays water, sewer, trash.')
for q in(1,2,4): 
    for j in(2,4): ws.cell(R+q,j).font=TN
for c,w in zip('ABCDEFGHIJKLMNO',[2,6,6,24,5,7,9,10,9,9,8,9,10,10,26]): ws.column_dimensions[c].width=w
ws.column_dimensions['M'].width=14
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:5'
ws.sheet_view.showGridLines=False; wb.save(doc(FN)); print(occ,vac,S,dropped)
save(FN,'MULTIFAMILY','60 units with vouchers, tenant share and HAP columns, zebra stripes',False,dict(propertyName='Linden Terrace Apartments',asOnDate='2026-03-01',units=60,occupied=occ,vacant=vac,sheet='Linden 3-2026',rows=rows,
 planted={'what':f"unit C 7 ({dropped['tenantName']}, contract rent {dropped['contractRent']}) has no row, while the totals ({S[0]} contract rent) and the counts (60 apartments, {occ} occupied) include it",'kind':'row_dropped'}))
