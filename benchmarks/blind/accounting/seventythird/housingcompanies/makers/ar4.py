import random; from common import *
from reportlab.platypus import *; from reportlab.lib.pagesizes import A4,landscape; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
R=random.Random(44)
name="GlenfarrowHA_Current_Tenant_Arrears_wk34.pdf"
st=ParagraphStyle('a',fontName='Helvetica',fontSize=7,leading=8); hs=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=7,leading=8,textColor=colors.white); hr=ParagraphStyle('hr',parent=hs,alignment=2)
P=lambda s,x=st: Paragraph(s,x)
patches=[("Patch 01 - Netherbank",["Netherbank Road","Weavers Brae","Dyeworks Court"],26),("Patch 02 - Ardlochan",["Ardlochan Street","Kirk Vennel"],17),("Patch 03 - Sheltered & Amenity",["Rowanlea Court"],6),("Patch 04 - Craigmuir",["Craigmuir Avenue","Quarry Loan","Station Terrace"],24)]
H=["Tenancy Ref","Tenant(s)","Address","Charge<br/>per month","Pay<br/>type","Balance<br/>owing","Under 4<br/>weeks","4 - 8<br/>weeks","8 - 13<br/>weeks","Over 13<br/>weeks","Last paid","Amount<br/>paid","Action stage"]
K=["other:Charge per month","total","other:Under 4 weeks","other:4 - 8 weeks","other:8 - 13 weeks","other:Over 13 weeks","other:Amount paid"]
f=lambda v: '' if v is None else f"{v:,.2f}"
data=[[P(h,hs if i in(0,1,2,4,10,12) else hr) for i,h in enumerate(H)]]
sty=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#24506b')),('FONT',(0,1),(-1,-1),'Helvetica',7),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#c8d2d8'))]
for c in(3,5,6,7,8,9,11): sty.append(('ALIGN',(c,0),(c,-1),'RIGHT'))
rows=[];tots=[];used=set()
def nm():
    while 1:
        x=(R.choice(FIRST),R.choice(LAST))
        if x not in used: used.add(x); break
    return R.choice(["Mr","Ms","Mrs","Miss","Ms","Mr"])+f" {x[0][0]} {x[1]}"
for p,sts,n in patches:
    data.append([p]); i=len(data)-1; sty+= [('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e3ebef'))]
    sec=[]
    for j in range(n):
        ch=r2(R.uniform(372,598)); 
        nmonths=R.choices([.3,.8,1.4,2.3,4.5],[5,4,4,3,2])[0]*R.uniform(.7,1.3); bal=r2(max(25,ch*nmonths))
        w=ch*12/52; b=[];rem=bal
        for cap in(4*w,4*w,5*w):
            x=r2(min(rem,cap)); rem=r2(rem-x); b.append(x)
        b.append(rem)
        name_=nm()
        if R.random()<.22: name_+=" & "+nm()
        flat=R.choice([f"Flat {R.choice(['0/1','0/2','1/1','1/2','2/1','2/2','3/2'])}, {R.randint(2,88)} ",f"{R.randint(1,140)} "]) if 'Court' not in (s:=R.choice(sts)) else f"Flat {R.randint(1,38)}, "
        addr=flat+s
        paid=None if R.random()<.1 else r2(R.choice([ch,R.randint(2,40)*10,R.uniform(60,500)]))
        sec.append((f"T{R.randint(10020,48990):06d}/{R.randint(1,4):02d}",name_,addr,ch,R.choice(["UC","DD","HB","SO","UC-MP","Card"]),bal,*[x if x else None for x in b],paid))
    sec.sort(key=lambda r:-r[5])
    for t,n_,a,ch,pm,bal,b1,b2,b3,b4,paid in sec:
        stage="Court decree" if b4 and bal>2400 else "NOP served" if b4 else R.choice(["Letter 2","Arrangement","Officer call"]) if b2 else R.choice(["Letter 1","SMS","-"])
        lp=f"{R.randint(1,22):02d}/11/2025" if paid else "none"
        data.append([t,P(n_.replace('&','&amp;')),P(a),f(ch),pm,f(bal),f(b1),f(b2),f(b3),f(b4),lp,f(paid),stage])
        rows.append(clean({"unit":a,"name":n_,"resident":t,**dict(zip(K,[ch,bal,b1,b2,b3,b4,paid]))}))
    v=[r2(sum((s[q] or 0) for s in sec)) for q in(5,6,7,8,9)]
    lab=f"{p.split(' - ')[0]} total ({n} accounts)"
    data.append(["",lab,"","","",*[f(x) for x in v],"","",""]); i=len(data)-1
    sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7),('SPAN',(1,i),(3,i)),('LINEABOVE',(5,i),(9,i),.7,colors.black)]
    tots.append({"label":lab,**dict(zip(K[1:6],v))})
g=[r2(sum(t[k] for t in tots)) for k in K[1:6]]; assert r2(sum(g[1:]))==g[0]
lab=f"All patches ({len(rows)} accounts)"
data.append(["",lab,"","","",*[f(x) for x in g],"","",""]); i=len(data)-1
sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('SPAN',(1,i),(3,i)),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
tots.append({"label":lab,**dict(zip(K[1:6],g))})
def pg(c,d):
    c.setFont('Helvetica-Bold',12); c.drawString(30,565,"Current Tenant Arrears by Patch"); c.setFont('Helvetica',8)
    c.drawString(30,553,"Glenfarrow Housing Association Ltd  |  Week 34  |  Balances at Sunday 23 November 2025  |  All amounts in £  |  Accounts owing £25.00 or more")
    c.drawString(30,20,"Cx Housing - report RA114 - printed 24/11/2025 08:55"); c.drawRightString(812,20,f"Page {d.page}"); c.setFont('Helvetica-Oblique',7); c.drawCentredString(421,20,"Contains personal data - do not leave on printers")
d=SimpleDocTemplate(f'{B}/documents/{name}',pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=50,bottomMargin=36,title="RA114")
d.build([Table(data,colWidths=[58,120,128,50,36,54,50,50,50,54,50,46,54],repeatRows=1,style=sty)],onFirstPage=pg,onLaterPages=pg)
save(name,"AR",K,rows,tots,"Civica Cx-like landscape PDF table, patches with subtotals, week bands, wrapped joint tenants",True)
print(g,len(rows))
