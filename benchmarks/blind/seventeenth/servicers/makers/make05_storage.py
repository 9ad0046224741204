from common import *
from reportlab.pdfgen import canvas
r=random.Random(1605);N="r16_05_selfstorage_units.pdf"
c=canvas.Canvas(f"{B}/documents/{N}",pagesize=(595,842))
sp=[(40,"l"),(84,"l"),(128,"l"),(196,"r"),(206,"l"),(332,"l"),(418,"r"),(464,"r"),(508,"r"),(556,"r")]
pg=[0]
def head():
    pg[0]+=1
    c.setFillColorRGB(.15,.3,.45);c.rect(36,792,523,22,0,1);c.setFillGray(1)
    put(c,799,[(42,"l"),(553,"r")],["Stowaway Keep - Milldam Road","Occupancy & Rent Roll"],"Helvetica-Bold",10);c.setFillGray(0)
    put(c,778,[(40,"l"),(556,"r")],["Exhibit B-2 to Loan Agreement  |  Roll date 15-Oct-2026",f"{pg[0]}"],"Helvetica",7.5)
    put(c,762,sp,["Space","Size","Feature","Sq.Ft.","Customer","In Since","Street","In-Place","Insur.","Owing"],"Helvetica-Bold",7.5)
    c.line(36,758,559,758);return 748
y=head();T=[];S={}
kinds={"5x5":(25,49),"5x10":(50,79),"10x10":(100,129),"10x15":(150,165),"10x20":(200,199),"10x30":(300,265)}
tot=[0,0,0,0,0];no=0;i=0
for wing,feat,num in (("A","Climate",46),("B","Drive-Up",60),("C","Interior",44)):
    for k in range(1,num+1):
        if y<50:c.showPage();y=head()
        u=f"{wing}{k:03d}";sz=r.choice({"A":["5x5","5x10","10x10","10x10"],"B":["10x10","10x15","10x20","10x30"],"C":["5x5","5x10","10x15"]}[wing])
        a,st=kinds[sz];st=st+(20 if wing=="A" else 0);i+=1
        if i%2==0:c.setFillGray(.94);c.rect(36,y-2.3,523,9.6,0,1);c.setFillGray(0)
        row=dict(unit=u,unitType=sz,area=a,marketRent=st)
        g=S.setdefault(sz,[0,0,0,0,0]);g[0]+=1;g[3]+=st;tot[0]+=a;tot[1]+=st
        x=r.random()
        if x<.115:
            w=r.choice(["Available","Available","Available","Damaged"])
            put(c,y,sp,[u,sz,feat,a,f"- {w} -","",f"{st}"],size=7);row.update(statusText=w)
        else:
            d=D(r.randint(2016,2026),r.randint(1,9),r.randint(1,28));rt=st+r.choice([-30,-15,-8,0,6,12,20,31]);ins=r.choice([0,12,12,15]);ow=r.choice([0,0,0,0,0,0,rt+ins,2*(rt+ins)+20])
            n=person(r,"fl") if r.random()<.9 else r.choice(["Milldam Rowing Club","Quay Plumbing Ltd","Thistle Catering","County Elections Office"])
            put(c,y,sp,[u,sz,feat,a,n,d.strftime("%d-%b-%Y"),f"{st}",f"{rt}",f"{ins}",f"{ow}"],size=7)
            row.update(tenantName=n,statusText="Occupied",moveInDate=d,contractRent=rt,balance=ow,charges=[dict(code="Insur.",amount=ins)])
            no+=1;g[1]+=1;g[4]+=rt;tot[2]+=rt;tot[3]+=ins;tot[4]+=ow
        T.append(row);y-=9.6
y-=4;c.line(36,y+8,559,y+8)
put(c,y,sp,["150 spaces","","",f"{tot[0]:,}",f"{no} rented","",f"{tot[1]:,}",f"{tot[2]:,}",f"{tot[3]:,}",f"{tot[4]:,}"],"Helvetica-Bold",7)
y-=30
if y<200:c.showPage();y=head()
put(c,y,[(40,"l"),(140,"r"),(200,"r"),(260,"r"),(330,"r"),(400,"r")],["Unit Mix","Spaces","Rented","Vacant","Street Total","In-Place Total"],"Helvetica-Bold",7.5)
for sz in kinds:
    g=S[sz];y-=11;put(c,y,[(40,"l"),(140,"r"),(200,"r"),(260,"r"),(330,"r"),(400,"r")],[sz,g[0],g[1],g[0]-g[1],f"{g[3]:,}",f"{g[4]:,}"])
y-=12;put(c,y,[(40,"l"),(140,"r"),(200,"r"),(260,"r"),(330,"r"),(400,"r")],["All",150,no,150-no,f"{tot[1]:,}",f"{tot[2]:,}"],"Helvetica-Bold",7)
c.save()
save(N,dict(propertyName="Stowaway Keep - Milldam Road",asOnDate="2026-10-15",units=150,occupied=no,vacant=150-no,rows=T,printedTotals=dict(area=tot[0],marketRent=tot[1],contractRent=tot[2],balance=tot[4])),"SELF_STORAGE","self-storage roll, banded A4, loan agreement exhibit, unit mix table")
