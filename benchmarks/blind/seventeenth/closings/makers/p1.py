# net-lease portfolio in an OM: coloured marketing table, grouped by state, annual rent first
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(1801); N="heartland_nnn_portfolio_om.pdf"
S=[("OHIO",[("0418","Dollar Barn","Lima",9100,"Absolute NNN"),("0466","Dollar Barn","Marion",9026,"Absolute NNN"),("A-77","Quickline Auto Glass","Mansfield",4850,"NN"),("0502","Dollar Barn","Tiffin",10640,"Absolute NNN")]),
("INDIANA",[("2207","Prairie Urgent Care","Kokomo",6200,"NNN"),("0731","Dollar Barn","Peru",9100,"Absolute NNN"),("B-12","Tumbleweed Grill & Bar","Muncie",6875,"NNN"),("B-19",None,"Anderson",6875,None)]),
("KENTUCKY",[("3310","Farm & Fence Supply","Somerset",19097,"NNN"),("3318","Farm & Fence Supply","Corbin",21930,"NNN"),("2231","Prairie Urgent Care","London",5900,"NNN"),("C-04","Lucky Wash Express","Berea",4410,"Absolute NNN"),("0890","Dollar Barn","Hazard",9250,"Absolute NNN")])]
pr=lambda t,s=6.6,b=0,c=colors.black,al=0,f=None: Paragraph(t,PS('x',fontName=f or('Helvetica-Bold' if b else'Helvetica'),fontSize=s,leading=s+1.6,textColor=c,alignment=al))
navy=colors.HexColor('#1d3557'); gold=colors.HexColor('#c9a227')
H=["STORE #","TENANT / MARKET","GLA (SF)","LEASE TYPE","RENT COMM.","LEASE EXP.","ANNUAL RENT","MONTHLY RENT","RENT/SF","NEXT INCREASE","ANNUAL RENT AFTER","OPTIONS"]
data=[[pr(h,6.2,1,colors.white,1) for h in H]]; st=[('BACKGROUND',(0,0),(-1,0),navy)]
rows=[];TA=TG=TM=0;occ=0;n=0
for s,L in S:
    data.append([pr(s,7,1,navy)]+['']*11); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e9e3cf'))]
    sa=sg=sm=0
    for u,t,c,a,lt in L:
        n+=1; sg+=a
        if t is None:
            data.append([pr(u),pr(f"<b>Available</b><br/>{c}"),pr(f"{a:,}",al=2),pr('—',al=1)]+[pr('—',al=1) for _ in range(8)])
            rows.append(row(unit=u,area=a,statusText="Available",section=s)); continue
        occ+=1; rent=int(round(a*r.uniform(9.5,17)*(2.1 if a<7000 else .95)/12/5)*5)*12
        cm=D.date(r.randint(2014,2022),r.randint(1,12),1); ex=eom(addm(cm,12*15-1)); 
        nx=cm
        while nx<=D.date(2025,9,1): nx=addm(nx,60)
        af=round(rent*1.1); last=nx>ex
        data.append([pr(u),pr(f"<b>{t}</b><br/>{c}"),pr(f"{a:,}",al=2),pr(lt,al=1),pr(cm.strftime('%b %-d, %Y'),al=1),pr(ex.strftime('%b %-d, %Y'),al=1),pr(f"${rent:,}",al=2),pr(f"${rent/12:,.0f}",al=2),pr(f"${rent/a:.2f}",al=2),
          pr('Flat' if last else nx.strftime('%b %-d, %Y'),al=1),pr('' if last else f"${af:,}",al=2),pr(r.choice(["(4) 5-yr @ 10%","(3) 5-yr @ 10%","(2) 5-yr FMV"]),al=1)])
        rows.append(row(unit=u,tenantName=t,area=a,leaseStartDate=cm,leaseEndDate=ex,annualRent=rent,contractRent=rent//12,section=s,rentSteps=None if last else [dict(date=iso(nx),amount=af,per="year")]))
        sa+=rent;sm+=rent//12
    data.append(['',pr(f"{s.title()} subtotal",b=1),pr(f"{sg:,}",b=1,al=2),'','','',pr(f"${sa:,}",b=1,al=2),pr(f"${sm:,}",b=1,al=2),'','','',''])
    st.append(('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.6,gold)); TA+=sa;TG+=sg;TM+=sm
data.append([pr('ALL',7,1,colors.white),pr(f"{n} properties",7,1,colors.white),pr(f"{TG:,}",7,1,colors.white,2),'','','',pr(f"${TA:,}",7,1,colors.white,2),pr(f"${TM:,}",7,1,colors.white,2),'','','',''])
st+=[('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),navy),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey)]
def dec(c,d):
    c.setFillColor(gold);c.rect(0,596,792,16,fill=1,stroke=0);c.setFont('Helvetica-Oblique',6);c.setFillColor(colors.grey)
    c.drawString(30,18,"The information herein was obtained from sources deemed reliable; Broker makes no representation. Rents are in place as of the date shown.");c.drawRightString(762,18,f"Confidential Offering Memorandum  |  {13+d.page}")
ds=SimpleDocTemplate(doc(N),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=26,bottomMargin=30)
ds.build([pr("Heartland Net Lease Portfolio",17,1,navy),Spacer(1,8),pr(f"RENT SCHEDULE &nbsp;|&nbsp; In-place rents as of September 1, 2025 &nbsp;|&nbsp; {occ} of {n} properties leased",8.5,0,colors.HexColor('#555555')),Spacer(1,7),
 Table(data,colWidths=[40,118,48,62,58,60,62,58,42,60,62,62],style=st,repeatRows=1)],onFirstPage=dec,onLaterPages=dec)
put(N,"RETAIL","OM marketing table, state groups, annual + monthly, two-line tenant cell","two-line cells; step in two columns","Heartland Net Lease Portfolio","2025-09-01",n,occ,n-occ,rows,dict(annualRent=TA,contractRent=TM,area=TG))
