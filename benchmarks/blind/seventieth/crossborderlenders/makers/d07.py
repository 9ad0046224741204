# Ontario retirement residence: system report, Courier, 123 suites, unit_doubled at a page break
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(707)
N='Maplehurst_RR_Resident_Census_Rent_Roll.pdf'
W,H=landscape(letter); c=canvas.Canvas(DOC+N,pagesize=(W,H))
X=[('L',30,'Suite',''),('L',68,'Suite Type',''),('L',140,'Care','Lvl'),('L',172,'Resident',''),('L',300,'Move-In',''),('L',357,'Stat',''),('R',432,'Market','Rate'),('R',490,'Base','Accom.'),('R',543,'Care','Package'),('R',592,'Meal','Plan'),('R',642,'2nd','Occupant'),('R',690,'Parking',''),('R',758,'Total','Monthly')]
pg=0;y=0
def head():
    global pg,y
    if pg: c.showPage()
    pg+=1; c.setFont('Courier-Bold',10); c.drawString(30,H-34,'MAPLEHURST RETIREMENT RESIDENCE'); c.drawRightString(758,H-34,'RR-210  RESIDENT RENT ROLL BY FLOOR')
    c.setFont('Courier',8); c.drawString(30,H-46,'88 Lakeview Terrace, Orillia ON  (Property 0417)'); c.drawRightString(758,H-46,f'Effective: Feb 28, 2026    Run: 03/02/2026 07:15   Page {pg}')
    y=H-64; c.setFont('Courier-Bold',7.5)
    for a,x,l1,l2 in X: (c.drawString if a=='L' else c.drawRightString)(x,y,l1); (c.drawString if a=='L' else c.drawRightString)(x,y-9,l2)
    y-=13; c.setLineWidth(.6); c.setDash(1,1); c.line(30,y,758,y); c.setDash(); y-=11
def line(vals,b=False):
    global y
    c.setFont('Courier-Bold' if b else 'Courier',7.5)
    for (a,x,_,_),v in zip(X,vals):
        if v: (c.drawString if a=='L' else c.drawRightString)(x,y,v)
    y-=11
f2=lambda v: gb(v,2) if v else ''
rows=[];used=set();G=None;cnt=dict(OCC=0,VAC=0,NTC=0,HOLD=0);dbl=None
G=[0]*7;head();nun=0
for fl in range(1,5):
    n=[27,32,32,32][fl-1]; S=[0]*7; nf=0
    if y<90: head()
    c.setFont('Courier-Bold',8); c.drawString(30,y,f'Floor {fl}' + (' - Assisted Living' if fl==1 else ' - Memory Care' if fl==2 else ' - Independent Living')); y-=12
    sec=f'Floor {fl}' + (' - Assisted Living' if fl==1 else ' - Memory Care' if fl==2 else ' - Independent Living')
    for i in range(n):
        nun+=1;nf+=1
        su=str(fl*100+i+1); ty=R.choice({1:['Studio','Studio','1 Bdrm'],2:['Studio','Companion'],3:['1 Bdrm','1 Bdrm+Den','2 Bdrm','Studio'],4:['1 Bdrm','1 Bdrm+Den','2 Bdrm']}[fl])
        mk={'Studio':3150,'Companion':2800,'1 Bdrm':3925,'1 Bdrm+Den':4450,'2 Bdrm':5180}[ty]+(fl-2)*25
        stt=R.choices(['OCC','VAC','NTC','HOLD'],[88,7,4,2])[0]
        if su in('101',): stt='OCC'
        cnt[stt]+=1
        r=dict(unit=su,unitType=ty,section=sec,marketRent=mk,statusText=stt)
        if stt=='VAC':
            vals=[su,ty,'','** VACANT **','',stt,f2(mk)]+['']*6; amt=[mk,0,0,0,0,0,0]
        else:
            while True:
                nm=R.choice(CAL)+', '+R.choice(CAF)
                if nm not in used: used.add(nm);break
            mi=D(R.choice([2018,2019,2020,2021,2022,2023,2024,2025,2025]),R.randint(1,12),R.choice([1,1,15,R.randint(2,28)]))
            if stt=='HOLD': mi=D(2026,3,15)
            base=round(mk*(1-0.021*(2026-mi.year))/5)*5+R.choice([0,0,-50,0.50]); 
            lv={1:R.choice(['AL1','AL2']),2:'MC',3:R.choice(['IL','IL','IL+']),4:'IL'}[fl]
            cp={'AL1':685,'AL2':1140,'MC':1895,'IL':0,'IL+':295}[lv]; ml=0 if fl<3 else R.choice([0,410,615]); so=R.choice([0]*6+[875]) if ty not in('Studio','Companion') else 0; pk=R.choice([0,0,75]) if fl>2 else 0
            if stt=='HOLD': cp=ml=so=pk=0
            t=base+cp+ml+so+pk; amt=[mk,base,cp,ml,so,pk,t]
            vals=[su,ty,lv,nm,mi.strftime('%m/%d/%Y'),stt]+[f2(v) for v in amt]
            ch=[dict(code=k,amount=v) for k,v in (('Care Package',cp),('Meal Plan',ml),('2nd Occupant',so),('Parking',pk)) if v]
            r.update(tenantName=nm,moveInDate=mi,contractRent=base,charges=ch,totalCharges=t)
        for k,v in enumerate(amt): S[k]+=v;G[k]+=v
        brk = y<50
        if brk:
            head()
            if dbl is None and fl>=2 and rows[-1].get('tenantName'):   # planted: the last row of the page is printed again on the next
                dbl=rows[-1]; line(lastvals); rows.append(dict(dbl))
        line(vals); lastvals=vals; rows.append(r)
    if y<60: head()
    c.setLineWidth(.4); c.line(380,y+7,758,y+7); y-=2; line([f'Floor {fl} Total:  {nf} suites','','','','','']+[gb(v,2) for v in S],True); y-=6
if y<150: head()
c.line(30,y+8,758,y+8); y-=3; line([f'PROPERTY TOTAL:  {nun} suites','','','','','']+[gb(v,2) for v in G],True)
y-=12; c.setFont('Courier',8)
for t in (f'Occupied (OCC)........ {cnt["OCC"]:>4}',f'On notice (NTC)....... {cnt["NTC"]:>4}',f'Held/deposit (HOLD)... {cnt["HOLD"]:>4}',f'Vacant (VAC).......... {cnt["VAC"]:>4}',f'Total suites.......... {nun:>4}'): c.drawString(30,y,t); y-=11
c.drawString(30,y-6,'Care levels: IL Independent, IL+ Independent w/ light care, AL Assisted, MC Memory Care.  *** End of report ***')
c.save(); print(dbl,cnt)
save(N,dict(propertyName='Maplehurst Retirement Residence',asOnDate='2026-02-28',units=nun,occupied=cnt['OCC']+cnt['NTC'] if cnt['HOLD']==0 else None,vacant=cnt['VAC'],sheet=None,
 planted=dict(what=f'suite {dbl["unit"]} ({dbl["tenantName"]}) printed twice, last of one page and first of the next; floor and property totals and the suite count hold it once',kind='unit_doubled'),rows=rows),'SENIOR_HOUSING','Ontario retirement residence system report, Courier, floors, care packages',True,
 [('marketRent',G[0]-0),('contractRent',G[1]),('totalCharges',G[6])])
