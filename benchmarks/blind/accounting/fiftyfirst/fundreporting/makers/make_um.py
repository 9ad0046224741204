from common import *
from reportlab.lib.pagesizes import letter, A4, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
import csv

# ---------- UM 1: apartments, grouped head, by bedroom section, loss to lease
def um1():
    R=random.Random(5121)
    S=[("STUDIO",[("S1","Aspen",0,1,488,24,1545),("S2","Aspen w/ Balcony",0,1,522,12,1610)]),
       ("ONE BEDROOM",[("A1","Birch",1,1,654,48,1795),("A2","Birch Den",1,1,731,36,1890),("A3","Cedar",1,1.5,798,20,1985),("A3R","Cedar - Renovated",1,1.5,798,16,2140)]),
       ("TWO BEDROOM",[("B1","Dogwood",2,1,905,28,2210),("B2","Elm",2,2,1018,40,2365),("B2R","Elm - Renovated",2,2,1018,18,2540),("B3","Fir Corner",2,2,1126,14,2615)]),
       ("THREE BEDROOM",[("C1","Ginkgo",3,2,1284,12,2995),("C2","Hawthorn TH",3,2.5,1462,8,3340)])]
    tot=sum(x[5] for _,a in S for x in a)
    K=["sf","units","pct_units","occupied","vacant","pct_occ","market","market_sf","market_total","actual","actual_sf","actual_total","ltl"]
    def wavg(rows,label):
        t={"label":label};u=sum(x["units"] for x in rows);o=sum(x["occupied"] for x in rows)
        t["sf"]=round(sum(x["sf"]*x["units"] for x in rows)/u);t["units"]=u;t["pct_units"]=round(u/tot*100,1);t["occupied"]=o;t["vacant"]=u-o;t["pct_occ"]=round(o/u*100,1)
        t["market_total"]=sum(x["market_total"] for x in rows);t["actual_total"]=sum(x["actual_total"] for x in rows);t["ltl"]=sum(x["ltl"] for x in rows)
        t["market"]=round(t["market_total"]/u);t["actual"]=round(t["actual_total"]/o)
        t["market_sf"]=round(t["market_total"]/sum(x["sf"]*x["units"] for x in rows),2);t["actual_sf"]=round(t["actual_total"]/sum(x["sf"]*x["occupied"] for x in rows),2)
        return t
    rows=[];totals=[];tab=[]
    for sn,a in S:
        tab.append(("H",sn));mine=[]
        for c,d,bd,ba,sf,n,m in a:
            o=n-R.choice([0,1,1,2,3]) ;act=m-R.randint(-25,140)
            q={"type":c,"desc":d,"beds":bd,"baths":ba,"sf":sf,"units":n,"pct_units":round(n/tot*100,1),"occupied":o,"vacant":n-o,"pct_occ":round(o/n*100,1),"market":m,"market_sf":round(m/sf,2),"market_total":m*n,"actual":act,"actual_sf":round(act/sf,2),"actual_total":act*o,"ltl":(m-act)*o}
            mine.append(q);tab.append(("R",q))
        t=wavg(mine,sn.title()+" Total / Avg");totals.append(t);tab.append(("T",t));rows+=mine
    t=wavg(rows,"Property Total / Avg");totals.append(t);tab.append(("G",t))
    fm={"sf":"{:,}","units":"{}","pct_units":"{:.1f}%","occupied":"{}","vacant":"{}","pct_occ":"{:.1f}%","market":"${:,}","market_sf":"${:.2f}","market_total":"${:,}","actual":"${:,}","actual_sf":"${:.2f}","actual_total":"${:,}"}
    fc=lambda k,v:(f"(${-v:,})" if v<0 else f"${v:,}") if k=="ltl" else fm[k].format(v)
    dat=[["","","","Avg","Unit Count","","Occupancy","","","Market Rent","","","In-Place Rent","","","Loss to"],
         ["Type","Floor Plan","Bd / Ba","SF","No.","% Mix","Occ","Vac","%","Per Unit","PSF","Monthly","Per Unit","PSF","Monthly","Lease"]]
    st=[("FONT",(0,0),(-1,-1),"Helvetica",7.8),("FONT",(0,0),(-1,1),"Helvetica-Bold",7.8),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#2E4A3B")),("TEXTCOLOR",(0,0),(-1,1),colors.white),("ALIGN",(3,0),(-1,-1),"RIGHT"),("ALIGN",(2,0),(2,-1),"CENTER")]
    for a,b in((4,5),(6,8),(9,11),(12,14)):st+=[("SPAN",(a,0),(b,0)),("ALIGN",(a,0),(b,0),"CENTER"),("LINEBELOW",(a,0),(b,0),.5,colors.white)]
    st+=[("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.6),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),4)]
    for k,d in tab:
        i=len(dat)
        if k=="H":dat.append([d]+[""]*15);st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.8),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#DDE7DF"))];continue
        L=[d["type"],d["desc"],f"{d['beds'] or 'St'} / {d['baths']:g}"] if k=="R" else [d["label"],"",""]
        dat.append(L+[fc(x,d[x]) for x in K])
        if k!="R":st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.8),("LINEABOVE",(3,i),(-1,i),.5,colors.black)]
        if k=="G":st+=[("LINEBELOW",(0,i),(-1,i),1.2,colors.black),("LINEABOVE",(0,i),(-1,i),1.2,colors.black)]
    fn="um_linden_row_rentmix.pdf";D=SimpleDocTemplate(doc(fn),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=40,bottomMargin=36,invariant=1)
    p=ParagraphStyle("p",fontName="Helvetica",fontSize=8,leading=10.5);h=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=14,leading=18,textColor=colors.HexColor("#2E4A3B"))
    D.build([Paragraph("The Residences at Linden Row",h),Paragraph("Unit Mix and Loss to Lease &nbsp;|&nbsp; rent roll dated 30 June 2026 &nbsp;|&nbsp; %d apartment homes"%tot,p),Spacer(1,10),Table(dat,colWidths=[32,86,40,34,32,40,32,32,40,50,40,62,50,40,62,52],style=TableStyle(st)),Spacer(1,8),
      Paragraph("In-place rent averages are over occupied units only. Loss to lease = (market less in-place) x occupied units, per month; parentheses denote gain to lease. Market monthly includes vacant units.",p)])
    save(fn,"UM",K,rows,totals,"MULTIFAMILY","UNIT_MIX","marketing-grade PDF, grouped heads, bedroom sections with subtotals of averages, loss to lease with gains in parentheses","Bd / Ba in one column with St for studio; grouped heads; weighted averages")

# ---------- UM 2: CSV over four communities
def um2():
    R=random.Random(5122)
    P=[("Mill Creek Commons",[("1x1A","Garden",1,1,640,40,1320),("1x1B","Garden",1,1,702,36,1385),("2x1A","Garden",2,1,860,44,1565),("2x2A","Garden",2,2,975,52,1690),("3x2A","Garden",3,2,1190,20,1980)]),
       ("Foxhall Station (JV)",[("E1","Mid-rise",0,1,505,22,1710),("A1","Mid-rise",1,1,680,58,2045),("A2","Mid-rise",1,1,744,41,2130),("B1","Mid-rise",2,2,1044,47,2690),("B2","Mid-rise",2,2,1120,19,2815)]),
       ("Sutter Heights",[("Oak","Townhome",2,1.5,1080,30,2150),("Maple","Townhome",2,2.5,1215,26,2290),("Walnut","Townhome",3,2.5,1440,24,2640)]),
       ("Palisade 88",[("ST","High-rise",0,1,470,16,2260),("1BR","High-rise",1,1,695,32,2875),("1BR+D","High-rise",1,1,810,18,3120),("2BR","High-rise",2,2,1085,24,4010),("PH","High-rise",3,3,1890,4,7400)])]
    K=["units","occupied","sf","total_sf","market","actual","ltl","other:LTL %","market_total"]
    fn="unitmix_mf_portfolio.csv";rows=[];totals=[];out=[["Ardenmoor Core Property Fund"],["Multifamily unit mix - all communities","","","","as of 06/30/2026"],[],
      ["Community","Plan","Building Style","BR","BA","# Units","# Occ","Avg SF","Rentable SF","Market Rent","Lease Rent","Loss to Lease / Unit","LTL %","Gross Potential / Mo"]]
    n0=lambda v:f"({-v:,.0f})" if v<0 else f"{v:,.0f}"
    def T(rs,label):
        u=sum(x["units"] for x in rs);o=sum(x["occupied"] for x in rs);t={"label":label,"units":u,"occupied":o,"total_sf":sum(x["total_sf"] for x in rs),"market_total":sum(x["market_total"] for x in rs)}
        t["sf"]=round(t["total_sf"]/u);t["market"]=round(t["market_total"]/u);t["actual"]=round(sum(x["actual"]*x["units"] for x in rs)/u);t["ltl"]=t["market"]-t["actual"];t["other:LTL %"]=round(t["ltl"]/t["market"]*100,1);return t
    def cells(d):return [d["units"],d["occupied"],f"{d['sf']:,}",f"{d['total_sf']:,}",f"${d['market']:,}",f"${d['actual']:,}",n0(d["ltl"]),f"{d['other:LTL %']:.1f}%",f"${d['market_total']:,}"]
    for pn,a in P:
        mine=[]
        for c,s,bd,ba,sf,n,m in a:
            act=m-R.randint(-40,190);o=n-R.randint(0,max(1,n//12))
            q={"property":pn,"type":c,"desc":s,"beds":bd,"baths":ba,"units":n,"occupied":o,"sf":sf,"total_sf":sf*n,"market":m,"actual":act,"ltl":m-act,"other:LTL %":round((m-act)/m*100,1),"market_total":m*n}
            out.append([pn,c,s,bd,ba]+cells(q));mine.append(q)
        t=T(mine,pn+" - Subtotal");out+=[[t["label"],"","","",""]+cells(t),[]];totals.append(t);rows+=mine
    t=T(rows,"ALL COMMUNITIES");out+=[[t["label"],"","","",""]+cells(t),[],["Note: averages weighted by units; lease rent of vacant units taken at the plan average."],["Foxhall Station shown at 100% (Fund share 75%)."]];totals.append(t)
    with open(doc(fn),"w",newline="",encoding="utf-8") as f:csv.writer(f).writerows(out)
    save(fn,"UM",K,rows,totals,"MULTIFAMILY","UNIT_MIX","CSV export over four communities, quoted money text, subtotals, notes below","several properties in a column; quoted $ text; unit-level loss to lease; LTL %")

# ---------- UM 3: student beds appendix, count wrong
def um3():
    R=random.Random(5123)
    P=[("Tolland Yards – Phase I (cottages)",[("C2","2x2 Cottage",2,2,912,30,1045),("C3","3x3 Cottage",3,3,1240,44,985),("C4","4x4 Cottage",4,4,1535,62,940),("C5","5x5.5 Cottage",5,5.5,1890,18,905)]),
       ("Tolland Yards – Phase II (mid-rise)",[("MS","Studio",1,1,410,26,1390),("M1","1x1 Flat",1,1,560,14,1465),("M2","2x2 Flat",2,2,815,48,1120),("M2P","2x2 Flat, pool view",2,2,815,12,1165),("M4","4x2 Flat",4,2,1190,36,845),("M4D","4x4 Deluxe",4,4,1360,40,980)]),
       ("The Quadrant at Fifth (JV 60%)",[("Q1","Studio Deluxe",1,1,445,32,1525),("Q2","2x1 Shared bath",2,1,720,25,1015),("Q3","3x2 Loft",3,2,1105,16,1060),("Q4","4x4 Tower",4,4,1402,51,1085)])]
    K=["sf","units","other:Total Beds","occupied","vacant","pct_occ","market","actual","market_total","actual_total"]
    rows=[];totals=[];tab=[]
    def T(rs,l):
        s=lambda k:sum(x[k] for x in rs);b=s("other:Total Beds");o=s("occupied")
        return {"label":l,"units":s("units"),"other:Total Beds":b,"occupied":o,"vacant":s("vacant"),"pct_occ":round(o/b*100,1),"market":round(s("market_total")/b),"actual":round(s("actual_total")/o),"market_total":s("market_total"),"actual_total":s("actual_total")}
    for pn,a in P:
        mine=[];tab.append(("H",pn))
        for c,d,bd,ba,sf,n,m in a:
            b=bd*n;v=R.randint(0,max(2,b//11));act=m-R.randint(-20,70)
            q={"property":pn,"type":c,"desc":d,"beds":bd,"baths":ba,"sf":sf,"units":n,"other:Total Beds":b,"occupied":b-v,"vacant":v,"pct_occ":round((b-v)/b*100,1),"market":m,"actual":act,"market_total":m*b,"actual_total":act*(b-v)}
            mine.append(q);tab.append(("R",q))
        t=T(mine,"Subtotal");totals.append(t);tab.append(("T",t));rows+=mine
    t=T(rows,"Total student housing");right=t["units"];t["units"]=right-10;totals.append(t);tab.append(("G",t))
    planted={"what":f"Total student housing prints {right-10} units; the types and the subtotals add up to {right}","kind":"count_wrong"}
    dat=[["Code","Plan","Beds\nper\nunit","Baths\nper\nunit","Unit\nsq ft","Units","Total\nbeds","Occupied\nbeds","Vacant\nbeds","Occ.\n%","Market\nrent\nper bed","In-place\nrent\nper bed","Potential\nrent\nper month","In-place\nrent\nper month"]]
    st=[("FONT",(0,0),(-1,-1),"Times-Roman",8),("FONT",(0,0),(-1,0),"Times-BoldItalic",8),("VALIGN",(0,0),(-1,0),"BOTTOM"),("LEADING",(0,0),(-1,0),9),("ALIGN",(2,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.8,colors.black),("LINEABOVE",(0,0),(-1,0),.8,colors.black),("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.2),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),3)]
    fc=lambda k,d:"" if k not in d else f"{d[k]:.1f}" if k=="pct_occ" else f"{d[k]:,}"
    for k,d in tab:
        i=len(dat)
        if k=="H":dat.append([d]+[""]*13);st+=[("FONT",(0,i),(-1,i),"Times-BoldItalic",8.6),("TOPPADDING",(0,i),(-1,i),7)];continue
        dat.append(([d["type"],d["desc"],d["beds"],f"{d['baths']:g}"] if k=="R" else ["",d["label"],"",""])+[fc(x,d) for x in K])
        if k=="T":st+=[("FONT",(0,i),(-1,i),"Times-Bold",8),("LINEABOVE",(5,i),(-1,i),.4,colors.black)]
        if k=="G":st+=[("FONT",(0,i),(-1,i),"Times-Bold",8),("LINEABOVE",(0,i),(-1,i),.8,colors.black),("LINEBELOW",(0,i),(-1,i),.8,colors.black),("TOPPADDING",(0,i),(-1,i),5)]
    fn="appx_f_student_beds.pdf"
    def foot(c,d):
        c.setFont("Times-Italic",8);c.drawCentredString(A4[0]/2,28,"Ardenmoor Core Property Fund – Quarterly Report, Second Quarter 2026 – page 47")
    D=SimpleDocTemplate(doc(fn),pagesize=A4,leftMargin=32,rightMargin=32,topMargin=50,bottomMargin=50,invariant=1)
    p=ParagraphStyle("p",fontName="Times-Roman",fontSize=9,leading=12);h=ParagraphStyle("h",fontName="Times-Bold",fontSize=13,leading=18)
    D.build([Paragraph("Appendix F. Student housing: mix of units and beds",h),Paragraph("As of June 30, 2026. Rents are per bed and month under individual leases; academic year 2025/26. US dollars.",p),Spacer(1,8),Table(dat,colWidths=[27,89,26,26,32,30,32,42,34,30,38,40,50,48],style=TableStyle(st),repeatRows=1),Spacer(1,8),
      Paragraph("<i>Average rents in subtotals are weighted by beds (market) and occupied beds (in-place). Pre-leasing for 2026/27 stood at 81% (prior year 77%).</i>",p)],onFirstPage=foot)
    save(fn,"UM",K,rows,totals,"STUDENT_HOUSING","UNIT_MIX","report appendix in Times, A4 portrait, three-line heads, units and beds, property headings","units versus beds; per-bed rents; three-line heads; count of units wrong in the total",planted)
