# Argus-style presentation rent roll, Calgary: multi-line record blocks
from common import *
from reportlab.pdfgen import canvas
N="ca_argus_presentation_roll_foothills_square.pdf"
r=random.Random(303);D=dt.date
names=["Bowline Energy Services Ltd.","Kananask Land Surveyors Inc.","Prairie Ledger LLP","Tamarack Insurance Brokers","Glenmore Seismic Corp.","Chinook Immigration Law","Norquay Engineering Ltd.","Alderbrook Wealth Inc.","Sundance Staffing Solutions","Rimrock Pipelines LP","Elbow River Physio","Stampede Title & Trust","Larchmont Environmental"]
suites=["100","110","200","210","250","300","400","410","430","500","600","620","700"]
types=["Retail","Retail"]+["Office"]*11
sf=[2140,1880,6215,3990,2075,12280,4450,3610,4120,12280,7905,4375,12195]
vac=[("440","Office",1,2310)]
L=[]
for i,n in enumerate(names):
    s=D(r.choice([2019,2020,2021,2022,2023,2024]),r.randint(1,12),1);m=r.choice([60,84,120]);e=endterm(s,m)
    if e<D(2026,6,1): m=120;e=endterm(s,m)
    rate=r.choice([26,28,31.5]) if types[i]=="Retail" else r.choice([12.5,13,14,14.75,15.5,16,17.25])
    steps=[];d=addm(s,12)
    while d<=D(2025,10,1): d=addm(d,12)
    q=rate
    if i not in (3,8):
        for _ in range(3):
            if d<e: q=round(q+r.choice([.5,.75,1.0]),2);steps.append((d,round(sf[i]*q/12)));d=addm(d,r.choice([12,24]))
    L.append((n,types[i],suites[i],s,e,m,sf[i],rate,steps,r.choice(["Net: pays pro rata share of operating costs and realty taxes.","Net: full recovery, 15% admin fee on operating costs.","Net: controllable costs capped at 5% per year."]),r.choice(["Market","Renew","Option"])))
L.insert(9,("VACANT","Office","440",None,None,None,2310,None,[],"",""))
tot=sum(x[6] for x in L)
c=canvas.Canvas(path(N),pagesize=(792,612));rows=[];pg=0;ty=0;tmth=0
def head():
    global pg,y
    pg+=1;c.setFont("Times-Roman",7);c.drawString(30,590,"Software : Leasehold Analytics 14.2");c.drawString(30,581,"File     : Foothills Sq Val Oct25");c.drawString(30,572,"Property Type : Office/Retail");c.drawRightString(762,590,"Date : 09-Oct-25");c.drawRightString(762,581,"Time : 4:12 pm");c.drawRightString(762,572,"Ref# : CQX");c.drawRightString(762,563,f"Page : {pg}")
    c.setFont("Times-Bold",11);c.drawCentredString(396,580,"Foothills Square");c.setFont("Times-Roman",8.5);c.drawCentredString(396,568,"1180 Westmount Trail SW, Calgary, Alberta");c.setFont("Times-Bold",9);c.drawCentredString(396,554,"Presentation Rent Roll & Current Term Tenant Summary");c.setFont("Times-Roman",8);c.drawCentredString(396,543,"As of Oct-2025 for 77,505 Square Feet" .replace("77,505",f"{tot:,}"))
    c.setFont("Times-Bold",7.5);c.setLineWidth(.7)
    for x0,x1,ls in [(30,235,["Description","Tenant Name","Type & Suite Number","Lease Dates & Term"]),(235,300,["Area","Floor","SqFt","Bldg Share"]),(300,450,["Base Rent","Rate & Amount","per Year","Rate & Amount per Month"]),(450,590,["Rent Adjustments","Changes","on","Changes to (per Month)"]),(590,762,["Reimbursements","Description of Operating","Expense Reimbursements","/ Upon Expiration"])]:
        c.rect(x0,494,x1-x0,42)
        for k,l in enumerate(ls): c.drawCentredString((x0+x1)/2,527-k*9.6,l)
    y=480
f=lambda d:d.strftime("%b-%y")
g=lambda d:d.strftime("%d-%b-%Y")
head()
for i,(n,t,su,s,e,m,a,rate,st,re,up) in enumerate(L):
    if y<85+0: c.showPage();head()
    c.setFont("Times-Bold",8);c.drawString(34,y,f"{i+1}.");c.drawString(50,y,n)
    c.setFont("Times-Roman",8);c.drawString(50,y-10,f"{t}, Suite: {su}")
    c.drawRightString(292,y,f"{a:,}");c.drawRightString(292,y-10,f"{a/tot:.2%}")
    yr=mo=None;steps=[]
    if s:
        c.drawString(50,y-20,f"{g(s)} to {g(e)}");c.drawString(50,y-30,f"{m} Months")
        yr=round(a*rate);mo=round(yr/12);ty+=yr;tmth+=mo
        c.drawRightString(360,y,f"${rate:.2f}");c.drawRightString(440,y,f"${yr:,}");c.drawRightString(360,y-10,f"${rate/12:.2f}");c.drawRightString(440,y-10,f"${mo:,}")
        for k,(d,v) in enumerate(st):
            c.drawString(462,y-10*k,g(d));c.drawRightString(582,y-10*k,f"${v:,}");steps.append({"date":iso(d),"amount":v})
        if not st:c.drawCentredString(520,y,"-")
        w=re.split(": ");words=re;c.setFont("Times-Roman",7)
        k=words.rfind(" ",0,44) if len(words)>44 else len(words);c.drawString(596,y,words[:k]);c.drawString(596,y-9,words[k:].strip());c.drawString(596,y-18,"Upon expiration: "+up)
    rows.append(dict(unit=su,unitType=t,tenantName=n if s else None,statusText="Occupied" if s else "VACANT",area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=mo,annualRent=yr,rentSteps=steps))
    y-=46
if y<110:c.showPage();head()
c.line(30,y+8,762,y+8);c.setFont("Times-Bold",8)
occ=tot-2310
c.drawString(50,y-4,"Total Occupied SqFt");c.drawRightString(292,y-4,f"{occ:,}");c.drawString(305,y-4,"per Year");c.drawRightString(440,y-4,f"${ty:,}")
c.drawString(50,y-15,"Total Available SqFt");c.drawRightString(292,y-15,"2,310");c.drawString(305,y-15,"per Month");c.drawRightString(440,y-15,f"${tmth:,}")
c.drawString(50,y-26,"Total SqFt");c.drawRightString(292,y-26,f"{tot:,}")
c.save()
save(N,"OFFICE","Argus-like presentation roll, 4-line record blocks, boxed header, no ruled columns",True,dict(propertyName="Foothills Square",asOnDate="2025-10",units=14,occupied=13,vacant=1,printedTotals={"area":tot,"annualRent":ty,"contractRent":tmth},rows=rows))
