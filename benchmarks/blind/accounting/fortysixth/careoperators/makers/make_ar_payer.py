# senior community, payer aging by service month, reportlab canvas, landscape letter
import random
from common_io import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R = random.Random(4601)
STEM = "birchlow_terrace_ar_by_payer_1026"
MON = ["m Oct 2026","m Sep 2026","m Aug 2026","m Jul 2026","m Jun 2026","other:May 2026 & Prior"]
KEYS = MON + ["prepaid","total"]
last = "Abernathy Bastien Castellane Doerfler Eckhardt Fontenot Gallivan Hruska Isenberg Jellison Kowalczuk Lindqvist Mabry Nakagawa Oglesby Pettibone Quarles Rasmusson Szymanski Tolliver Underhill Vandergrift Whitcombe Yarbrough Zielke Bohannon Crowninshield Dellarosa Estep Farquhar Guthmiller Hollenbeck".split()
first = "Ruth Walter Dolores Eugene Marjorie Harold Lorraine Bernice Clarence Opal Vernon Imogene Stanley Geraldine Roland Wilma Alma Chester Norma Floyd Beatrice Leland Maxine Orville Thelma Irving Pauline Rosalie Homer Estelle Gladys Milton".split()
people=[]
ROOMS=[f'{n}-{b}' for n in (101,103,105,108,110,112,114,201,203,206,207,209,212,215,218,220,301,302,304,305,309,311,316) for b in 'AB']; R.shuffle(ROOMS)
for i,(l,f) in enumerate(zip(last,first)):
    people.append((f"{l}, {f}", f"{20300+i*17+R.randint(0,9)}", ROOMS[i], R.choice(["Act"]*4+["Dis"])))
people[3]=("Doerfler, Eugene J.",)+people[3][1:]
people[20]=("Underhill-Price, Beatrice",people[20][1],"MC04-A","Act")
people[22]=("Whitcombe, Maxine",people[22][1],"MC11-B","Act")
PAY=[("PVT","Private Pay",17,(3200,7400)),("MCD","Medicaid - Pending",4,(4100,5900)),("MCW","State Medicaid Waiver",12,(900,3300)),
     ("LTC","Long-Term Care Insurance",8,(2100,5200)),("VAA","VA Aid & Attendance",6,(700,2300)),("MCB","Medicare Part B Therapy",9,(85,640)),("HSP","Hospice Room & Board",3,(3900,4700))]
secs=[]
for code,name,n,(lo,hi) in PAY:
    rows=[]
    for p in sorted(R.sample(people,n)):
        base=R.randint(lo*100,hi*100)
        v=[None]*6
        depth=R.choice([1,1,1,2,2,3,4,6]) if p[3]=="Act" else R.choice([3,4,6])
        start=0 if p[3]=="Act" else R.randint(1,3)
        for k in range(start,max(depth,start+1)):
            if R.random()<.85 or k==start: v[k]= base if R.random()<.4 else R.randint(2500,base)
        if v[5]: v[5]=int(v[5]*R.uniform(.6,2.2))
        if R.random()<.08: v[start]=-R.randint(2000,45000)
        pre = -R.randint(5000,180000) if R.random()<(.3 if code in("PVT","LTC") else .06) else None
        d=dict(zip(MON,[None if x is None else C(x) for x in v])); d["prepaid"]=None if pre is None else C(pre)
        d["total"]=C(sum(x for x in d.values() if x is not None))
        d.update(unit=p[2],resident=p[1],name=p[0],_st=p[3]); rows.append(d)
    secs.append((code,name,rows))
def tot(label,rows): 
    t={"label":label}
    for k in KEYS: t[k]=C(sum(r[k] or 0 for r in rows))
    return t
allr=[r for s in secs for r in s[2]]
def fm(c,zero=True):
    if c is None: return ""
    s=f"{abs(c)//100:,}.{abs(c)%100:02d}"
    return f"({s})" if c<0 else s
X=[350,410,470,527,584,648,706,766]
def build(npages):
    c=canvas.Canvas(doc(STEM+".pdf"),pagesize=landscape(letter)); pg=[0]; y=[0]
    def head():
        pg[0]+=1
        c.setFont("Helvetica-Bold",12); c.drawString(30,580,"Birchlow Terrace Senior Living")
        c.setFont("Helvetica",8); c.drawString(30,569,"Facility 0317   |   Assisted Living & Memory Support")
        c.setFont("Helvetica-Bold",11); c.drawRightString(766,580,"Resident A/R Aging by Payer")
        c.setFont("Helvetica",8); c.drawRightString(766,569,"Effective Date: 10/31/2026     Age By: Service Month     Status: All     Detail: Resident")
        c.setFillGray(.82); c.rect(28,536,740,25,stroke=0,fill=1); c.setFillGray(0)
        c.setFont("Helvetica-Bold",7.5)
        for x,s in((32,"Resident"),(178,"Res. ID"),(222,"Room"),(266,"Stat")): c.drawString(x,541,s)
        for x,(a,b) in zip(X,[("Oct","2026"),("Sep","2026"),("Aug","2026"),("Jul","2026"),("Jun","2026"),("May 2026","& Prior"),("Unapplied","Cash"),("","Balance")]):
            c.drawRightString(x,551,a); c.drawRightString(x,541,b)
        y[0]=525
        c.setFont("Helvetica-Oblique",7); c.drawString(30,24,"Run 11/04/2026 09:12 AM by k.strand"); c.drawCentredString(396,24,"Confidential - contains resident information"); c.drawRightString(766,24,f"Page {pg[0]} of {npages}")
    def need(h,sec=None):
        if y[0]-h<42:
            c.showPage(); head()
            if sec: c.setFont("Helvetica-BoldOblique",8.5); c.drawString(30,y[0],sec+" (continued)"); y[0]-=13
    def nums(d,font,size=7.8):
        c.setFont(font,size)
        for x,k in zip(X,KEYS): c.drawRightString(x,y[0],fm(d[k]))
    head(); totals=[]
    for code,name,rows in secs:
        need(40); c.setFont("Helvetica-Bold",8.8); c.drawString(30,y[0],f"Payer: {name} ({code})"); y[0]-=13
        for r in rows:
            need(12,f"Payer: {name} ({code})")
            c.setFont("Helvetica",7.8); c.drawString(38,y[0],r["name"]); c.drawString(178,y[0],r["resident"]); c.drawString(222,y[0],r["unit"]); c.drawString(266,y[0],r["_st"])
            nums(r,"Helvetica"); y[0]-=11.6
        need(20,f"Payer: {name} ({code})")
        t=tot(f"Total {name}",rows); totals.append(t)
        c.setLineWidth(.4); c.line(296,y[0]+9,768,y[0]+9); c.setFont("Helvetica-Bold",7.8); c.drawString(38,y[0],t["label"]); nums(t,"Helvetica-Bold",7.6); y[0]-=19
    need(44); g=tot("Facility Total",allr); totals.append(g)
    c.setLineWidth(1); c.line(28,y[0]+10,768,y[0]+10); c.setFont("Helvetica-Bold",8.5); c.drawString(30,y[0],"Facility Total"); nums(g,"Helvetica-Bold",7.6)
    y[0]-=12; c.setFont("Helvetica-Oblique",7.5); c.drawString(30,y[0],"Percent of balance")
    for x,k in zip(X,KEYS): c.drawRightString(x,y[0],f"{g[k]/g['total']*100:.1f}%")
    y[0]-=20; c.setFont("Helvetica",7.2); c.drawString(30,y[0],"Stat: Act = active resident, Dis = discharged. Private-pay charges are billed in advance on the first of the month; third-party payers are billed in arrears.")
    c.save(); return pg[0],totals
n,_=build(0); n,totals=build(n)
put(STEM,"AR",KEYS,[{k:v for k,v in r.items() if k[0]!="_"} for r in allr],totals)
print(STEM,len(allr),n)
