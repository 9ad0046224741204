# AppFolio-like delinquency export, xlsx, five small properties, unlabelled group sums
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from datetime import date,timedelta
rng=random.Random(7812)
fn='delinquency-20251205.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Delinquency'
ws['A1']='Delinquency'; ws['A1'].font=Font(bold=True,size=14)
for i,t in enumerate(['Properties: Larkspur Flats, Nine Mile Duplexes, Cedar & Third, Tamarack Hall, Willow Bend Fourplexes','Tenant Statuses: Current, Notice, Past, Evict','As of: 12/05/2025','Amount Owed In Account: All','Balance: Not Zero']): ws.cell(i+2,1,t).font=Font(size=9,color='666666')
H=['Unit','Name','Tenant Status','Move In','Move Out','Amount Receivable','0-30','30-60','60-90','90+','Last Payment','Last Payment Amount','Late Count','In Collections','Delinquency Notes']
K=['total','b0_30','b31_60','b61_90','b90','other:Last Payment Amount','other:Late Count']
hr=8; ws.row_dimensions[8].height=44; g=PatternFill('solid',fgColor='EDEDED')
for j,h in enumerate(H): c=ws.cell(hr,j+1,h); c.font=Font(bold=True); c.fill=g; c.alignment=Alignment(wrap_text=True,vertical='center')
props=[('Larkspur Flats - 410 Larkspur Ave Boise, ID 83702',11,lambda i:f'{101+i*7%24+100*(i%3)}'),('Nine Mile Duplexes - 2200-2238 W Nine Mile Rd Meridian, ID 83642',4,lambda i:f'22{10+i*8} {"AB"[i%2]}'),('Cedar & Third - 301 Cedar St Caldwell, ID 83605',7,lambda i:f'Apt {i*2+3}'),('Tamarack Hall - 1550 University Dr Boise, ID 83706',15,lambda i:f'{204+(i//3)*103}-{"ABCD"[(i*2)%4 if i%3 else i%4]}'),('Willow Bend Fourplexes - 88 Willow Bend Ln Nampa, ID 83651',5,lambda i:f'{88+i*2}-{i%4+1}')]
notes=['Payment plan $200/week through 1/16, current on plan','Posted 3-day notice 12/4',None,None,None,None,'Guarantor (mother) says check is in the mail','HAP portion late - called agency 12/2','Filed 11/24, hearing 12/18',None,'Sent to Ridgeback Recovery 9/30. Disputes carpet charge of $412.50.']
nm=names(rng,60); rows=[];tots=[];G=[0]*5;r=hr+1;i=0;seen=set()
MF='#,##0.00;-#,##0.00'
for pn,n,uf in props:
    c=ws.cell(r,1,'-> '+pn); c.font=Font(bold=True); r+=1; S=[0]*5; L=[]
    for j in range(n):
        u=uf(j)
        while (pn,u) in seen: u=u[:-1]+chr(ord(u[-1])+1)
        seen.add((pn,u)); L.append(u)
    for u in sorted(L):
        fi,la=nm[i]; i+=1; st=rng.choices(['Current','Notice','Past','Evict'],[66,9,19,6])[0]; rent=rng.choice([795,825,950,1095,1180,1345])
        b=[0.0]*4; z=rng.random()
        if st=='Past': b[3 if z<.7 else 2]=c2(rng.uniform(180,3900)); b[2]+= c2(rng.uniform(20,200)) if z<.25 else 0
        elif st=='Evict': b=[rent+50.0,rent+50.0,float(rent),c2(rng.uniform(0,rent))]
        elif z<.18: b[0]=-c2(rng.choice([rng.uniform(1,40),rent,rent/2]))
        elif z<.65: b[0]=c2(rng.choice([rent,rent+50,rng.uniform(15,140),50]))
        elif z<.9: b[0]=float(rent)+50; b[1]=c2(rng.uniform(40,rent))
        else: b[0]=float(rent); b[1]=float(rent)+50; b[2]=c2(rng.uniform(60,rent))
        b=[c2(x) for x in b]; t=c2(sum(b)); S=[c2(a+x) for a,x in zip(S,[t]+b)]
        mi=date(2025,12,5)-timedelta(days=rng.randint(90,1500)); mo=date(2025,12,5)-timedelta(days=rng.randint(35,150)) if st=='Past' else (date(2025,12,31) if st=='Notice' else None)
        if mo and mi>mo: mi=mo-timedelta(days=330)
        lp=None if rng.random()<.1 else date(2025,12,5)-timedelta(days=rng.randint(1,28) if st in('Current','Notice') else rng.randint(40,160)); la_=None if lp is None else c2(rng.choice([rent,rent,500,rng.uniform(100,rent)])); late=rng.choice([0,0,1,2,3,4,7])
        nt=rng.choice(notes) if t>0 else None
        nt=notes[8] if st=='Evict' else (notes[10] if st=='Past' and rng.random()<.4 else (None if st=='Past' else (nt if nt not in(notes[8],notes[10]) else None)))
        vals=[u,f'{fi} {la}',st,mi,mo,t]+b+[lp,la_,late,'Yes' if nt==notes[10] else 'No',nt]
        for j,v in enumerate(vals):
            c=ws.cell(r,j+1,v)
            if isinstance(v,date): c.number_format='mm/dd/yyyy'
            elif isinstance(v,float) or j in(5,6,7,8,9): c.number_format=MF
            if j==14: c.alignment=Alignment(wrap_text=True,vertical='top')
            else: c.alignment=Alignment(vertical='top')
        ws.row_dimensions[r].height=29 if nt and len(nt)>40 else 15
        rows.append(dict(unit=u,name=f'{fi} {la}',**dict(zip(K,[t]+b)),**({} if la_ is None else {K[5]:float(la_)}),**{K[6]:late})); r+=1
    for j,v in enumerate(S): c=ws.cell(r,6+j,v); c.font=Font(bold=True); c.number_format=MF; c.border=Border(top=Side(style='thin'))
    tots.append(dict(label='',**dict(zip(K,S)))); G=[c2(a+x) for a,x in zip(G,S)]; r+=1
r+=1
ws.cell(r,1,'Total').font=Font(bold=True)
for j,v in enumerate(G): c=ws.cell(r,6+j,v); c.font=Font(bold=True); c.number_format=MF; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tots.append(dict(label='Total',**dict(zip(K,G))))
for j,w in enumerate([13,22,12,11,11,13,12,12,12,12,12,12,8,11,38]): ws.column_dimensions[chr(65+j)].width=w
ws.freeze_panes='C9'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{fn}'); print(len(rows),G,[x['unit'] for x in rows])
save(fn,'AR',K,rows,tots,'AppFolio-like delinquency export over five properties, group sums without label, notes',False)
