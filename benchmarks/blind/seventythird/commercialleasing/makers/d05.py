from common import *
import openpyxl,subprocess,shutil
from openpyxl.styles import *
r=random.Random(505);N='Tamarack Industrial Park RR 8.1.25.pdf';asof=date(2025,8,1)
wb=openpyxl.Workbook();ws=wb.active;ws.title='RR';f=lambda **k:Font(name='Calibri',size=9,**k)
ws['A1']='TAMARACK INDUSTRIAL PARK';ws['A1'].font=Font(name='Calibri',size=14,bold=True);ws['A2']='Rent Roll - effective August 1, 2025';ws['A3']='Prepared by Grove & Anders Property Co. for internal use'
H=['Unit','Tenant','Use','Sq Ft','DH / GL','Comm.','Expires','Base Rent\nper Mo.','NNN\nper Mo.','Total\nper Mo.','Sec. Dep.']
h=5
for j,x in enumerate(H,1):
    q=ws.cell(h,j,x);q.font=f(bold=True,color='FFFFFF');q.fill=PatternFill('solid',fgColor='44546A');q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
names=IND[:];r.shuffle(names);R=6;rows=[];G=[0]*5;vac=0
blds=[('BUILDING 1 - 4400 Foundry Road',9),('BUILDING 2 - 4410 Foundry Road',10),('BUILDING 3 - 4420 Foundry Road',8),('BUILDING 4 - 81 Millrace Court',10),('BUILDING 5 - 95 Millrace Court (build-to-suit)',2)]
money='#,##0.00;(#,##0.00)'
for bi,(b,n) in enumerate(blds,1):
    ws.cell(R,1,b).font=f(bold=True)
    for j in range(1,12): ws.cell(R,j).fill=PatternFill('solid',fgColor='D6DCE4')
    R+=1;S=[0]*5
    for k in range(n):
        u=f'{bi}{chr(65+k)}' if bi!=5 else f'5-{"North" if k==0 else "South"}'
        a=r.choice([42600,38150]) if bi==5 else r.choice([2400,3000,3600,4200,4800,6000,7250,9600])
        use=r.choice(['Whse','Whse/Office','Mfg','Whse','Showroom']);dk=f'{r.randint(0,3)} / {r.randint(0,2)}' if bi<5 else '8 / 2'
        if (bi,k) in ((1,4),(2,7),(4,2),(4,6)):
            vals=[u,'** VACANT **',use,a,dk]+[None]*6;S[0]+=a;vac+=1
            rows.append(row(unit=u,building=b,unitType=use,area=a,statusText='VACANT'))
        else:
            nm=names.pop();st,en,t=lease(r,asof,(24,36,36,60,60));m=round(a*r.uniform(.62,1.05)/5)*5.0;nn=round(a*.215,2);dep=r.choice([m,m,2500.0,0.0,round(m*1.5,2)])
            vals=[u,nm,use,a,dk,st,en,m,nn,round(m+nn,2),dep]
            for i,v in enumerate((a,m,nn,round(m+nn,2),dep)): S[i]+=v
            rows.append(row(unit=u,building=b,unitType=use,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=m,deposit=dep,charges=[dict(code='NNN',amount=nn)],totalCharges=round(m+nn,2)))
        for j,v in enumerate(vals,1):
            q=ws.cell(R,j,v);q.font=f(italic=vals[1].startswith('**'));q.border=Border(bottom=Side(style='hair'))
            if j in(6,7): q.number_format='m/d/yy';q.alignment=Alignment(horizontal='center')
            if j==4:q.number_format='#,##0'
            if j==5:q.alignment=Alignment(horizontal='center')
            if j>7:q.number_format=money
        R+=1
    S=[round(x,2) for x in S];G=[round(g+s,2) for g,s in zip(G,S)]
    P=S[:]
    if bi==3: good=P[1];P[1]=round(P[1]+900,2);bad=P[1]
    ws.cell(R,2,f'Building {bi} subtotal')
    for j,v in zip((4,8,9,10,11),P): ws.cell(R,j,v).number_format='#,##0' if j==4 else money
    for j in range(1,12): ws.cell(R,j).font=f(bold=True);ws.cell(R,j).border=Border(top=Side(style='thin'))
    R+=2
ws.cell(R,2,'PARK TOTAL')
for j,v in zip((4,8,9,10,11),G): ws.cell(R,j,v).number_format='#,##0' if j==4 else money
for j in range(1,12): ws.cell(R,j).font=f(bold=True);ws.cell(R,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
va=sum(x['area'] for x in rows if x['statusText']=='VACANT')
ws.cell(R+2,2,f'Spaces: {len(rows)}    Leased: {len(rows)-vac}    Vacant: {vac}    Vacant SF: {va:,}   ({va/G[0]*100:.1f}%)').font=f()
ws.cell(R+3,2,'DH = dock-high doors; GL = grade-level doors. NNN estimate $0.215/SF/mo for 2025.').font=f(italic=True)
for c_,w in zip('ABCDEFGHIJK',(8,30,12,9,8,9,9,12,11,12,12)): ws.column_dimensions[c_].width=w
ws.row_dimensions[5].height=28;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='5:5';ws.oddFooter.left.text='&F';ws.oddFooter.right.text='Page &P of &N'
tmp=f'{ROOT}/.tmp';os.makedirs(tmp,exist_ok=True);x=f'{tmp}/Tamarack Industrial Park RR 8.1.25.xlsx';wb.save(x)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',f'{ROOT}/documents',x],capture_output=True)
save(N,'INDUSTRIAL','Excel printed to PDF, five buildings with subtotals',False,'Tamarack Industrial Park','2025-08-01',rows,len(rows),len(rows)-vac,vac,planted=dict(what=f'Building 3 subtotal of base rent printed {bad:,.2f}; its rows add to {good:,.2f} (park total is right)',kind='total_wrong'),ties=dict(area=G[0],contractRent=G[1],totalCharges=G[3],deposit=G[4]))
