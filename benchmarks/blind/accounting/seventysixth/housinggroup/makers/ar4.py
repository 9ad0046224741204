# Civica Cx current tenant arrears by scheme (Scotland), landscape PDF, planted dropped household
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
R=random.Random(7604)
SC=[("0112","Kirkwynd Court","Kirkwynd Court",34,96.4),("0117","Harbour Brae","Harbour Brae",22,101.2),("0204","Fergus Terrace","Fergus Terrace",27,98.75),("0209","Millhaugh Sheltered","Millhaugh",11,118.3),("0216","Dunnet Place","Dunnet Place",31,92.1),("0301","Balvaird Gardens","Balvaird Gardens",19,109.6),("0305","Old Tannery (Mid Market)","Tannery Wynd",9,146.5),("0318","Inchgarth Road","Inchgarth Road",32,99.95),("0322","Shorehead Amenity","Shorehead",8,112.8)]
SN="Abernethy Baxter Cargill Dalgleish Elphinstone Fairlie Garrioch Haldane Imlach Jardine Kinnaird Lamont Meldrum Nairn Ogilvie Pitcairn Rankine Selkirk Tulloch Urquhart Wishart Yuill Beveridge Crombie Duthie Gourlay Halkett Lumsden Mowat Petrie Rintoul Sibbald Tosh Wedderburn Nowak Okonkwo Hussain Iqbal Popescu Zielinska Mensah Ahmadi".split()
def nm():
    t=R.choice(["Mr","Mrs","Miss","Ms"]);n=f"{t} {R.choice('ABCDEFGHIJKLMNPRSTW')} {R.choice(SN)}"
    if R.random()<.22:
        s=n.split()[-1]
        n+=f" & {R.choice(['Mr','Mrs','Ms'])} {R.choice('ABCDEGJKLMRST')} {s if R.random()<.5 else R.choice(SN)}"
    return n
K=["other:Weekly Charge","other:Up to 4 wks","other:4-8 wks","other:8-13 wks","other:Over 13 wks","total","other:HB/UC Due","other:Net Arrears"]
W,H=landscape(A4);c=canvas.Canvas(doc('Cx_CurrentArrears_Wk31.pdf'),pagesize=(W,H),invariant=1)
XL=[28,84,216,340];XR=[446,500,552,604,658,714,764,814]
pg=0;y=0
PG=[0]
def foot():
    c.setFont('Helvetica',6.5);c.setFillColor(colors.grey)
    c.drawString(28,20,'Civica Cx Housing  |  ARR-CT-014 Current Tenant Arrears by Scheme (aged by weeks of charge)  |  Confidential - contains personal data');c.drawRightString(814,20,f'Page {pg}');c.setFillColor(colors.black)
def head():
    global pg,y
    if pg: foot();c.showPage()
    pg+=1
    c.setFont('Helvetica-Bold',11);c.drawString(28,H-34,'Current Tenant Arrears by Scheme')
    c.setFont('Helvetica',7.5);c.drawRightString(814,H-30,'Glenmurrich Homes');c.drawRightString(814,H-40,'Rent week 31 ending Sunday 2 November 2025')
    y=H-60;c.setFillColor(colors.HexColor('#1F4E5F'));c.rect(26,y-16,790,27,fill=1,stroke=0);c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold',7)
    for x,t in zip(XL,(('Tenancy','Ref'),('Tenant(s)',''),('Property',''),('Last','Payment'))):
        c.drawString(x,y+2,t[0]);c.drawString(x,y-8,t[1])
    for x,t in zip(XR,(('Weekly','Charge'),('Up to','4 wks'),('4-8','wks'),('8-13','wks'),('Over','13 wks'),('Total','Arrears'),('HB/UC','Due'),('Net','Arrears'))):
        c.drawRightString(x,y+2,t[0]);c.drawRightString(x,y-8,t[1])
    c.setFillColor(colors.black);y-=28
def nums(v):
    for i,(x,q) in enumerate(zip(XR,v)):
        if q is None: continue
        c.drawRightString(x,y,f(q,'-'))
rows=[];tot=[];GT=[0]*8;N=0;plant=None
head()
for code,title,street,n,wk in SC:
    if y<90: head()
    c.setFont('Helvetica-Bold',8);c.drawString(28,y,f"Scheme {code}  {title}");y-=12
    L=[];used=set()
    while len(L)<n:
        if 'Court' in street or 'Place' in street: ad=f"{R.randint(1,9)} {street}, Flat {R.randint(0,3)}/{R.randint(1,3)}"
        else: ad=f"{R.randint(1,88)} {street}"
        if ad in used: continue
        used.add(ad)
        w=int(wk*100*R.uniform(.86,1.18))
        wks=R.choice([.4,.8,1,1.3,2,2,2.5,3,3.6,4.5,5,6.2,7.4,9,11,12.5,15,19,26,34]) * (0.7 if 'Shelt' in title or 'Amen' in title else 1)
        tt=int(w*wks)+R.randint(-300,300)
        if tt<500: tt=812+R.randint(0,900)
        b=[];rem=tt
        for cap in(4,4,5): q=min(rem,w*cap);b.append(q);rem-=q
        b.append(rem)
        hb=R.choice([0,0,0,int(w*.65),w,int(w*2.4),4*w]) 
        if hb>tt*1.2: hb=0
        lp=f"{R.randint(1,28):02d}/{R.choice(['10','10','10','09','09','08'])}/25" if R.random()<.93 else 'None'
        L.append([f"{R.randint(200000,299999)}/{R.randint(1,6):02d}",nm(),ad,lp,w]+b+[tt,hb,tt-hb])
    L.sort(key=lambda r:-r[9])
    sh=True;S=[0]*8;drop=11 if code=="0216" else None
    for i,r in enumerate(L):
        v=r[4:12];S=[p+q for p,q in zip(S,v)];N+=1
        if i==drop:
            plant={"what":f"household {r[0]} {r[1]}, {r[2]} (total arrears {m(v[5])}) not printed in scheme 0216 but counted in its subtotal and the grand total","kind":"row_dropped"};continue
        if y<44:
            head();c.setFont('Helvetica-BoldOblique',8);c.drawString(28,y,f"Scheme {code}  {title} (continued)");y-=12
        sh=not sh
        if sh: c.setFillColor(colors.HexColor('#EEF3F5'));c.rect(26,y-3,790,11,fill=1,stroke=0);c.setFillColor(colors.black)
        c.setFont('Helvetica',7)
        for x,t in zip(XL,r[:4]): c.drawString(x,y,t)
        pv=[v[0]]+[q if q else None for q in v[1:5]]+[v[5],v[6] if v[6] else None,v[7]];nums(pv)
        rows.append({"resident":r[0],"name":r[1],"unit":r[2],**{k:m(q) for k,q in zip(K,pv) if q is not None}})
        y-=11
    if y<34: head()
    c.setLineWidth(.5);c.line(404,y+7,814,y+7);c.setFont('Helvetica-Bold',7)
    lab=f"Scheme {code} total ({n} households)";c.drawString(216,y-2,lab);y-=2;nums([None]+S[1:]);y-=19
    tot.append({"label":lab,**{k:m(q) for k,q in zip(K[1:],S[1:])}});GT=[p+q for p,q in zip(GT,S)]
if y<70: head()
c.setLineWidth(1);c.line(26,y+9,816,y+9);c.setFont('Helvetica-Bold',7.5)
lab=f"All schemes ({N} households in arrears)";c.drawString(28,y-2,lab);y-=2;c.setFont('Helvetica-Bold',7);nums([None]+GT[1:]);c.line(26,y-5,816,y-5)
tot.append({"label":lab,**{k:m(q) for k,q in zip(K[1:],GT[1:])}})
y-=22;c.setFont('Helvetica-Oblique',7);c.drawString(28,y,'Accounts in credit are reported separately (ARR-CT-019). HB/UC Due is the estimated benefit not yet received; net arrears are after that estimate.')
foot();c.save()
save('Cx_CurrentArrears_Wk31.pdf','AR','Civica Cx arrears by scheme and household, aged by weeks, scheme subtotals, 8 pages',False,K,rows,tot,plant)
print(plant,pg,len(rows),GT)
