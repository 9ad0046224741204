from common import *
import subprocess, shutil
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(572); N=Names(r)
wb=Workbook(); w=wb.active; w.title='rents'; 
for c,x in zip('ABCDEFGHI',(3,20,26,11,11,14,13,12,34)): w.column_dimensions[c].width=x
w['B1']='My rentals - what everybody pays (as of June 2026)'; w['B1'].font=Font(name='Comic Sans MS',size=14,bold=True); w['B2']='G. Ostrander Family Rentals   -   ask me if something is unclear, the notes are mine'
H=['Which','Who','Bedrooms','Rent','Since','Lease thru','Security dep.','Remarks']
for i,h in enumerate(H,2):
    c=w.cell(4,i,h); c.font=Font(bold=True,underline='single'); c.alignment=Alignment(horizontal='center')
houses=[('412 Mulberry St.',['downstairs','upstairs']),('416 Mulberry St.',['left side','right side']),('77 Pine St. (fourplex)',['Apt 1','Apt 2','Apt 3','Apt 4']),('9 Foundry Row',['front house','cottage in back']),('1150 County Rd 8',['whole house']),('31 Ferry St. (six units)',['#1','#2','#3','#4','#5','#6'])]
rem=['pays by check on the 5th','has 1 dog, ok','nice people','Section 8, county pays most of it','pays own gas','raise him in the fall','shovels the walk',None,None,None,None]
R=5; rows=[]; G=[0,0]; subs=[]
for hs,us in houses:
    R+=1; w.cell(R,2,hs).font=Font(bold=True); w.cell(R,2).fill=PatternFill('solid',fgColor='FFFF99'); R+=1; S=[0,0]; h0=R
    for u in us:
        br=r.choice([1,2,2,3]) if u!='whole house' else 4; ren=r.choice([0,25,40,50])+{1:775,2:925,3:1125,4:1450}[br]
        w.cell(R,2,u); 
        if (hs[:2]=='77' and u=='Apt 3') or (hs[:2]=='31' and u=='#5'):
            wd='EMPTY' ; w.cell(R,3,wd).font=Font(color='FF0000',bold=True); w.cell(R,4,br); w.cell(R,9,'want $%d for it when painted'%ren if u=='#5' else 'waiting on the plumber'); 
            rows.append(row(unit=u,building=hs,unitType=str(br),statusText=wd,marketRent=ren if u=='#5' else None)); R+=1; continue
        nm=N.fl() if r.random()<.7 else N.pair()[1]+' family'; since=rd(r,d(2011,1,1),d(2026,3,1)).replace(day=1)
        lt=r.choice(['month to month',None])
        if lt is None: lt=eom(addm(since,11)); 
        while not isinstance(lt,str) and lt<d(2026,6,1): lt=eom(addm(lt,12))
        dep=r.choice([ren,ren-50,500,None]); dep=dep if since.year>2013 else None
        rm=r.choice(rem)
        w.cell(R,3,nm); w.cell(R,4,br); c=w.cell(R,5,ren); c.number_format='$#,##0'
        c=w.cell(R,6,since); c.number_format='mmm d, yyyy'; c.alignment=Alignment(horizontal='left')
        c=w.cell(R,7,lt if isinstance(lt,str) else f'{lt.month}/{lt.day}/{lt.year}'); 
        c=w.cell(R,8,dep if dep else ('none' if r.random()<.5 else None)); c.number_format='$#,##0'; c.alignment=Alignment(horizontal='right')
        w.cell(R,9,rm).font=Font(italic=True,color='555555')
        rows.append(row(unit=u,building=hs,unitType=str(br),tenantName=nm,statusText='Occupied',contractRent=ren,moveInDate=since,leaseEndDate=lt,deposit=dep)); S[0]+=ren; S[1]+=dep or 0; R+=1
    if len(us)>1:
        w.cell(R,4,'together').alignment=Alignment(horizontal='right'); c=w.cell(R,5,f'=SUM(E{h0}:E{R-1})'); c.number_format='$#,##0'; c.border=Border(top=Side(style='thin')); R+=1
    G=[x+y for x,y in zip(G,S)]
R+=1; w.cell(R,2,'EVERYTHING').font=Font(bold=True); w.cell(R,3,f'{len(rows)} places, {len(rows)-2} rented, 2 empty')
c=w.cell(R,5,G[0]); c.number_format='$#,##0'; c.font=Font(bold=True); c=w.cell(R,8,G[1]); c.number_format='$#,##0'; c.font=Font(bold=True)
R+=2; w.cell(R,2,'Since = day they moved in. "Lease thru" has rolled over a year at a time for the old ones.')
s2=wb.create_sheet('phone numbers'); s2['A1']='Plumber'; s2['B1']='Hobart & Son 555-0143'; s2['A2']='Furnace'; s2['B2']='555-0188'; s2['A3']='Lawn'; s2['B3']='kid next door at Ferry St.'
os.makedirs('.',exist_ok=True); wb.save('. rents.xlsx')
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','xls','--outdir',DOC,'. rents.xlsx'],check=True,capture_output=True)
n=len(rows)
save('ostrander rents.xls',rows,'G. Ostrander Family Rentals','2026-06',n,n-2,2,'SINGLE_FAMILY_RENTAL','small owner\'s own sheet, houses as headings, remarks','plain words for headers, mixed date text, EMPTY with asking rent only in a remark',sheet='rents',checks=[('r',G[0],tot(rows,'contractRent')),('d',G[1],tot(rows,'deposit'))])
