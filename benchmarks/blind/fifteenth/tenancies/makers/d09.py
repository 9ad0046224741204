# US strip centre, analyst workbook with live formulas (recalculated by LibreOffice), hidden columns, step pairs
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
import subprocess, shutil
def run():
    rng=random.Random(909); N='tarrowick_corners_rr_with_steps.xlsx'; asof=D(2026,3,1)
    nm=names(rng,["Mattress","Liquors","Barbershop","Urgent Care","Taqueria","Insurance Agency","Vape & Smoke","Karate","Tutoring","Laundry","Donuts","Tanning"],24,("","LLC","Inc."))
    wb=Workbook();s0=wb.active;s0.title='Assumptions';s0['A1']='Tarrowick Corners - Underwriting inputs';s0['A3']='Analysis date';s0['B3']=asof;s0['B3'].number_format='m/d/yy';s0['A4']='Market rent growth';s0['B4']=.03;s0['A5']='General vacancy';s0['B5']=.07;s0['A6']='CAM psf';s0['B6']=4.2;s0['A7']='RE tax psf';s0['B7']=2.95;s0['A8']='Insurance psf';s0['B8']=.68
    ws=wb.create_sheet('RR 3-1-26')
    ws['A1']='TARROWICK CORNERS';ws['A2']='Commercial Rent Roll';ws['A3']='As of 3/1/2026'
    for a in('A1','A2'):ws[a].font=Font(name='Calibri',bold=True,size=13)
    g={6:'Lease Term',8:'Current Monthly Billing',15:'Percentage Rent',17:'Scheduled Increases (monthly)'}
    for k,v in g.items():ws.cell(5,k,v)
    for a in('F5:G5','H5:N5','O5:P5','Q5:V5'):ws.merge_cells(a)
    hd=['Suite','Tenant','DBA note','GLA','% of GLA','Start','End','Base Rent','PSF/yr','CAM','RE Tax','Insurance','Other','Total','Rate','Breakpoint (annual)','Step 1 Date','Step 1 Rent','Step 2 Date','Step 2 Rent','Step 3 Date','Step 3 Rent','Deposit','Options']
    for j,h in enumerate(hd):ws.cell(6,j+1,h)
    for rr in(5,6):
        for j in range(1,25):
            c=ws.cell(rr,j);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='1F3864');c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
    ws.row_dimensions[6].height=30
    ss=['1A','1B','2','3','4-5','6','7','8','9','10','11','12A','12B','14','15','16','17','Pad A','Pad B'];vac={'7','12B','16'};r=7;rows=[];R0=7;Rn=R0+len(ss)-1;ni=0;T=[0]*8
    for s in ss:
        gla=rng.choice([1050,1400,1575,2100,2450,3500]) if not s.startswith('Pad') else rng.choice([4200,5600])
        if s=='4-5':gla=4900
        ws.cell(r,1,s if not s.isdigit() else int(s));ws.cell(r,4,gla);ws.cell(r,5,f'=D{r}/D${Rn+2}').number_format='0.0%'
        row=dict(unit=s,area=gla)
        T[0]+=gla
        if s in vac:ws.cell(r,2,'Vacant');row['statusText']='Vacant'
        else:
            st=D(rng.randint(2018,2025),rng.randint(1,12),1);y=10 if st.year<2022 else rng.choice([5,10]);ex=end(st,y);mtm=s=='15'
            rate=rng.choice([19,21.5,23,24,26]);br=r2(gla*rate/12);cam=r2(gla*4.2/12);tx=r2(gla*2.95/12);ins=r2(gla*.68/12);ot=rng.choice([None,None,None,85.0,150.0])
            tn=nm[ni];ni+=1
            ws.cell(r,2,tn);ws.cell(r,6,st);ws.cell(r,7,ex if not mtm else 'MTM')
            ws.cell(r,8,br);ws.cell(r,9,f'=H{r}*12/D{r}');ws.cell(r,10,f'=ROUND(D{r}*Assumptions!$B$6/12,2)');ws.cell(r,11,f'=ROUND(D{r}*Assumptions!$B$7/12,2)');ws.cell(r,12,f'=ROUND(D{r}*Assumptions!$B$8/12,2)');ws.cell(r,13,ot);ws.cell(r,14,f'=H{r}+SUM(J{r}:M{r})')
            if rng.random()<.2:ws.cell(r,15,.06);ws.cell(r,16,round(br*12/.06/1000)*1000)
            steps=[]
            d=st;x=br
            while not mtm and d<ex and len(steps)<3:
                d=am(d,12)
                if d>asof and d<ex:x=r2(x*1.03);steps.append((d,x))
            for i,(d,x) in enumerate(steps):ws.cell(r,17+2*i,d);ws.cell(r,18+2*i,x)
            dep=rng.choice([br,0,r2(br*2)]);ws.cell(r,23,dep);ws.cell(r,24,rng.choice(['2 x 5 yr','1 x 5 yr @ FMV','None']))
            tot=r2(br+cam+tx+ins+(ot or 0))
            row.update(tenantName=tn,statusText='Occupied',leaseStartDate=st,leaseEndDate='MTM' if mtm else ex,contractRent=br,deposit=dep,totalCharges=tot,charges=[dict(code=k,amount=v) for k,v in(('CAM',cam),('RE Tax',tx),('Insurance',ins),('Other',ot)) if v is not None],rentSteps=[dict(date=iso(d),amount=x) for d,x in steps])
            T=[a+b for a,b in zip(T,(0,br,cam,tx,ins,ot or 0,tot,dep))]
        rows.append(row);r+=1
    t=Rn+2;ws.cell(t,2,'Total / Weighted Avg')
    for j in(4,8,10,11,12,13,14,23):ws.cell(t,j,f'=SUM({L(j)}{R0}:{L(j)}{Rn})')
    ws.cell(t,9,f'=H{t}*12/SUMIF(H{R0}:H{Rn},">0",D{R0}:D{Rn})')
    for j in range(1,25):ws.cell(t,j).font=Font(bold=True);ws.cell(t,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    ws.cell(t+2,2,'Leased GLA');ws.cell(t+2,4,f'=SUMIF(H{R0}:H{Rn},">0",D{R0}:D{Rn})');ws.cell(t+3,2,'Vacant GLA');ws.cell(t+3,4,f'=D{t}-D{t+2}');ws.cell(t+4,2,'Occupancy');ws.cell(t+4,4,f'=D{t+2}/D{t}').number_format='0.0%'
    for rr in range(7,t+1):
        for j in(6,7,17,19,21):ws.cell(rr,j).number_format='mm/dd/yy'
        for j in(8,9,10,11,12,13,14,18,20,22,23):ws.cell(rr,j).number_format='$#,##0.00'
        for j in(4,16):ws.cell(rr,j).number_format='#,##0'
        ws.cell(rr,15).number_format='0%'
    for j,w in enumerate([8,28,14,9,8,10,10,12,9,11,11,11,9,13,7,14,10,12,10,12,10,12,12,16]):ws.column_dimensions[L(j+1)].width=w
    ws.column_dimensions['C'].hidden=True
    for w in(ws,):w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    b=H+'/tmpdoc/';os.makedirs(b,exist_ok=True);wb.active=1;wb.save(b+N)
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{H}/lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,b+N],check=True,capture_output=True);shutil.rmtree(b)
    n=len(rows)
    save(N,'RETAIL','Analyst workbook with formulas, grouped header, step date/rent pairs, hidden column, two sheets',True,'Tarrowick Corners',asof,rows,n,n-3,3,sheet='RR 3-1-26',totals=dict(area=T[0],contractRent=r2(T[1]),totalCharges=r2(T[6]),deposit=r2(T[7])))
if __name__=='__main__': run()
