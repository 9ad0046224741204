# PointClickCare-like A/R aging by resident and payer, senior, portrait PDF
import random
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from common import *
R=random.Random(20116)
P="Louise Harold Bernice Walter Eunice Clifford Dorothy Emmett Geraldine Irving Mildred Vernon Opal Roland Thelma Lorene Willard Agnes Delbert".split()
N="Ashgrove Bellweather Castellano Dunmore Eberhardt Fairclough Gunderson Hollingsworth Inskeep Jankowski Kettering Lamoreaux Mossbacher Norquist Oberlin Pettibone Quarles Ravenscroft Stallworth".split()
M=["current","b0_30","b31_60","b61_90","b91_120","b120","total"]
name="ar_pcc_wisteria"
W,H=letter; cv=canvas.Canvas(doc(name+".pdf"),pagesize=letter,invariant=1)
X=[218,283,346,408,470,524,588]; HD=["Current","1 - 30","31 - 60","61 - 90","91 - 120","121+","Balance"]
st={"p":0,"y":0}
def f(v): return f"{v/100:,.2f}" if v>=0 else f"-{-v/100:,.2f}"
def head():
    st["p"]+=1
    cv.setFont("Times-Bold",14); cv.drawCentredString(W/2,H-40,"Wisteria Court Assisted Living & Memory Support")
    cv.setFont("Times-Bold",11); cv.drawCentredString(W/2,H-55,"AR Aging by Resident / Payer - Detail")
    cv.setFont("Times-Roman",9); cv.drawCentredString(W/2,H-67,"Effective Date: 10/31/2025     Aging based on: Service Date     Facility # 6      All Payers, Balances not equal to zero")
    cv.setLineWidth(1); cv.line(24,H-74,W-24,H-74); cv.setFont("Times-Bold",9.5); cv.drawString(36,H-86,"Payer")
    for x,h in zip(X,HD): cv.drawRightString(x,H-86,h)
    cv.line(24,H-91,W-24,H-91); st["y"]=H-105
def foot():
    cv.setFont("Times-Italic",8); cv.drawString(24,26,"Confidential - contains protected health information"); cv.drawRightString(W-24,26,f"User: rmolina   Nov 06, 2025 13:37:22 CT   Page # {st['p']}")
def new(): foot(); cv.showPage(); head()
def nums(v,fn):
    cv.setFont(fn,9)
    for x,q in zip(X,v):
        if q is not None: cv.drawRightString(x,st["y"],f(q))
res=sorted(zip(N,R.sample(P,len(N)))); rows=[];tots=[];G=[0]*7
head()
def base(care): return {"AL":R.randint(4200,5400),"MC":R.randint(6100,7350)}[care]*100
for i,(ln,fn) in enumerate(res):
    care=R.choice(["AL","AL","MC"]); room=f"{R.choice([1,2])}{R.randint(1,38):02d}"+("-"+R.choice("AB") if R.random()<.35 else "") ; rid=str(10200+i*37+R.randint(1,30))
    status=R.choices(["Active","Active","Active","Active","Discharged","Deceased","Hospital Leave"])[0]
    b=base(care); lines=[]
    z=R.random()
    if status in("Discharged","Deceased"):
        lines.append(("Private Pay",[None,None,R.randint(20000,b),None,R.choice([None,R.randint(9000,90000)]),R.choice([None,R.randint(15000,400000)])]))
        if z<.5: lines.append(("LTC Insurance",[None,None,None,R.randint(90000,310000),None,None]))
    elif z<.35:
        lines.append(("Private Pay",[b,R.choice([None,R.randint(5000,b)]),None,None,None,None]))
        if R.random()<.5: lines.append(("Ancillary - Salon & Guest",[R.randint(2500,9500),R.choice([None,3500]),None,None,None,None]))
    elif z<.65:
        share=R.randint(81000,143000)
        lines.append(("Medicaid Waiver",[b-share-60000,b-share-60000,R.choice([None,R.randint(30000,90000)]),None,None,None]))
        lines.append(("Resident Liability",[share,R.choice([None,share]),R.choice([None,R.randint(1000,share)]),R.choice([None,-R.randint(2000,20000)]),None,None]))
    elif z<.8:
        lines.append(("Medicaid Pending",[b-110000]*R.randint(3,6)))
        lines[-1]=(lines[-1][0],lines[-1][1]+[None]*(6-len(lines[-1][1])))
        lines.append(("Resident Liability",[110000,0,None,None,None,None]))
    else:
        lines.append(("LTC Insurance",[R.randint(300000,420000),R.randint(300000,420000),None,None,None,None]))
        lines.append(("Private Pay",[R.randint(40000,160000),None,None,None,None,None]))
        if R.random()<.6: lines.append(("Private Pay - Care Level",[R.randint(45000,120000),-R.randint(3000,30000),None,None,None,None]))
    if len(rows)+len(lines)>44: pass
    if st["y"]-13*(len(lines)+2)<50: new()
    cv.setFont("Times-Bold",9.5); nm=f"{ln}, {fn}"; cv.drawString(24,st["y"],f"{nm} ({rid})"); cv.setFont("Times-Roman",9); cv.drawString(240,st["y"],f"Room: {room}"); cv.drawString(330,st["y"],f"Status: {status}"); cv.drawString(452,st["y"],f"Care: {'Memory Care' if care=='MC' else 'Assisted Living'}"); st["y"]-=12
    T=[0]*7
    for ch,v in lines:
        v=v+[sum(x or 0 for x in v)]; T=[a+(q or 0) for a,q in zip(T,v)]
        cv.setFont("Times-Roman",9); cv.drawString(36,st["y"],ch); nums(v,"Times-Roman"); st["y"]-=12
        rows.append({"unit":room,"resident":rid,"name":nm,"charge":ch,"status":status,**{m:(None if q is None else c(q)) for m,q in zip(M,v)}})
    cv.setLineWidth(.4); cv.line(158,st["y"]+9,W-24,st["y"]+9); cv.setFont("Times-Bold",9); cv.drawString(60,st["y"],"Resident Total"); nums(T,"Times-Bold"); st["y"]-=18
    tots.append({"label":"Resident Total",**{m:c(q) for m,q in zip(M,T)}}); G=[a+q for a,q in zip(G,T)]
if st["y"]<80: new()
cv.setLineWidth(1); cv.line(24,st["y"]+11,W-24,st["y"]+11); cv.setFont("Times-Bold",9); cv.drawString(24,st["y"],"Facility Total"); nums(G,"Times-Bold"); cv.line(24,st["y"]-5,W-24,st["y"]-5)
tots.append({"label":"Facility Total",**{m:c(q) for m,q in zip(M,G)}})
foot(); cv.save(); print(name,len(rows))
save(name,"AR",M,rows,tots)
