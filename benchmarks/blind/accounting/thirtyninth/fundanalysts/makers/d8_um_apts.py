# Apartments unit mix, one page of a broker-like owner report, reportlab platypus, portrait tabloid-ish, three-line headers
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import legal, landscape
def make():
    # code, desc, bed/bath, sf, units, occ, market, actual
    P=[("One Bedroom",[("1A-C","Classic","1/1",655,34,32,1245,1118),("1A-P","Partial upgrade","1/1",655,9,9,1320,1241),("1A-V","Value-add complete","1/1",655,21,19,1415,1382),("1B-C","Classic with den","1/1",742,16,15,1340,1207),("1B-V","Value-add with den","1/1",742,8,8,1510,1474)]),
       ("Two Bedroom",[("2A-C","Classic","2/1",884,28,27,1465,1312),("2A-V","Value-add complete","2/1",884,12,10,1640,1588),("2B-C","Classic","2/2",968,40,37,1560,1404),("2B-P","Partial upgrade","2/2",968,11,11,1645,1533),("2B-V","Value-add complete","2/2",968,25,23,1755,1709),("2T-C","Townhouse, classic","2/1.5",1065,14,14,1690,1551),("2T-V","Townhouse, value-add","2/1.5",1065,6,5,1895,1862)]),
       ("Three Bedroom",[("3A-C","Classic","3/2",1190,15,14,1825,1663),("3A-V","Value-add complete","3/2",1190,9,8,2060,2014),("3H","Duplex home, fenced yard","3/2.5",1342,4,4,2250,2105)]),
       ("Non-Revenue",[("MDL","Model (2B-V finish)","2/2",968,1,0,1755,None),("OFC","Converted to office","1/1",655,1,0,None,None)])]
    AL=[p for g in P for p in g[1]]; TU=sum(p[4] for p in AL)
    M=["units","pct_units","sf","total_sf","occupied","vacant","pct_occ","market","market_sf","market_total","actual","actual_sf","actual_total","ltl"]
    def val(p):
        c,d,bb,sf,u,o,m,a=p
        v=dict(units=u,pct_units=round(100*u/TU+1e-9,1),sf=sf,total_sf=sf*u,occupied=o,vacant=u-o,pct_occ=round(100*o/u+1e-9,1))
        if m: v.update(market=m,market_sf=round(m/sf+1e-9,2),market_total=m*u)
        if a: v.update(actual=a,actual_sf=round(a/sf+1e-9,2),actual_total=a*o)
        if m and a: v["ltl"]=(m-a)*o
        return v
    def agg(L):
        u=sum(p[4] for p in L);sf=sum(p[3]*p[4] for p in L);o=sum(p[5] for p in L)
        mt=sum((p[6] or 0)*p[4] for p in L);mu=sum(p[4] for p in L if p[6]);ms=sum(p[4]*p[3] for p in L if p[6])
        at=sum((p[7] or 0)*p[5] for p in L);au=sum(p[5] for p in L if p[7]);as_=sum(p[5]*p[3] for p in L if p[7])
        v=dict(units=u,pct_units=round(100*u/TU+1e-9,1),sf=round(sf/u+1e-9),total_sf=sf,occupied=o,vacant=u-o,pct_occ=round(100*o/u+1e-9,1),market_total=mt)
        v["market"]=round(mt/mu+1e-9); v["market_sf"]=round(mt/ms+1e-9,2)
        if au: v.update(actual=round(at/au+1e-9),actual_sf=round(at/as_+1e-9,2),actual_total=at,ltl=sum((p[6]-p[7])*p[5] for p in L if p[7]))
        return v
    def fm(m,v):
        if v is None: return "\u2013"
        if m.startswith("pct"): return f"{v:.1f}%"
        if m in("market_sf","actual_sf"): return f"{v:.2f}"
        if m in("market_total","actual_total","market","actual","ltl"): return f"${v:,.0f}"
        return f"{v:,.0f}"
    ns=ParagraphStyle("n",fontName="Times-Roman",fontSize=8.5,leading=9.5)
    head=[["","","","","","","","Occupancy","","","Market Rent","","","In-Place Rent","","","Monthly"],
          ["Unit","","Bed/","No. of","% of","Avg.","Total","","","","Per","Per","Monthly","Per","Per","Monthly","Loss to"],
          ["Type","Finish / Description","Bath","Units","Total","SF","SF","Occ.","Vac.","% Occ.","Unit","SF","Total","Unit","SF","Total","Lease"]]
    data=list(head); st=[("FONT",(0,0),(-1,2),"Times-Bold",8.5),("FONT",(0,3),(-1,-1),"Times-Roman",8.5),("ALIGN",(2,0),(2,-1),"CENTER"),("ALIGN",(3,0),(-1,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.6),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),
        ("SPAN",(7,0),(9,0)),("SPAN",(10,0),(12,0)),("SPAN",(13,0),(15,0)),("ALIGN",(7,0),(15,0),"CENTER"),("LINEBELOW",(7,0),(9,0),.5,colors.black),("LINEBELOW",(10,0),(12,0),.5,colors.black),("LINEBELOW",(13,0),(15,0),.5,colors.black),("LINEABOVE",(0,0),(-1,0),1.4,colors.darkgreen),("LINEBELOW",(0,2),(-1,2),1.4,colors.darkgreen)]
    rows=[];tots=[]
    for g,L in P:
        data.append([g]+[""]*16); r=len(data)-1; st+= [("SPAN",(0,r),(-1,r)),("FONT",(0,r),(-1,r),"Times-BoldItalic",9),("TEXTCOLOR",(0,r),(-1,r),colors.darkgreen),("TOPPADDING",(0,r),(-1,r),5)]
        for p in L:
            v=val(p); be,ba=p[2].split("/")
            rows.append(dict(type=p[0],desc=p[1],beds=int(be),baths=float(ba) if "." in ba else int(ba),**v))
            data.append([p[0],Paragraph(p[1],ns),p[2]]+[fm(m,v.get(m)) for m in M])
        lab="Total "+g; v=agg(L) ; tots.append(dict(label=lab,**v))
        data.append([lab,"",""]+[fm(m,v.get(m)) for m in M]); r=len(data)-1
        st+=[("SPAN",(0,r),(2,r)),("ALIGN",(0,r),(0,r),"LEFT"),("FONT",(0,r),(-1,r),"Times-Bold",8.5),("LINEABOVE",(3,r),(-1,r),.5,colors.black)]
    v=agg(AL); tots.append(dict(label="Property Total / Average",**v))
    data.append(["Property Total / Average","",""]+[fm(m,v.get(m)) for m in M]); r=len(data)-1
    st+=[("SPAN",(0,r),(2,r)),("FONT",(0,r),(-1,r),"Times-Bold",9),("ALIGN",(0,r),(0,r),"LEFT"),("BACKGROUND",(0,r),(-1,r),colors.Color(.9,.95,.88)),("LINEABOVE",(0,r),(-1,r),1.2,colors.darkgreen),("LINEBELOW",(0,r),(-1,r),1.2,colors.darkgreen)]
    f="quarry_bend_unit_mix_q3_2026.pdf"
    def pg(c,d):
        c.setFont("Times-Italic",8); c.drawString(40,26,"Value-Add Fund III  /  Quarterly package  /  Quarry Bend Apartments"); c.drawRightString(landscape(legal)[0]-40,26,f"Exhibit 4, sheet {d.page}")
    doc=SimpleDocTemplate(os.path.join(DOC,f),pagesize=landscape(legal),leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=44,invariant=1)
    T=Table(data,colWidths=[42,118,40,42,42,42,56,38,36,46,56,42,70,56,42,70,62],repeatRows=3,style=TableStyle(st))
    h1=ParagraphStyle("h",fontName="Times-Bold",fontSize=17,leading=20,textColor=colors.darkgreen); h2=ParagraphStyle("h2",fontName="Times-Roman",fontSize=10,leading=13)
    fn=ParagraphStyle("f",fontName="Times-Roman",fontSize=8,leading=10)
    doc.build([Paragraph("Quarry Bend Apartments",h1),Paragraph("Unit mix and rent summary by finish level, September 30, 2026",h2),Spacer(1,8),T,Spacer(1,8),
      Paragraph("Market: asking rent on new leases in September. In-place: rent on leases in force, averaged over occupied units. Loss to lease = (market - in-place) x occupied units.",fn),
      Paragraph("Renovation program: 81 of 252 revenue units complete; 20 partial. Trade-outs on the last 11 completions averaged $212. Averages of totals leave out units without a rent.",fn)],onFirstPage=pg,onLaterPages=pg)
    save(f,"UM","MULTIFAMILY",M,rows,tots,"owner's quarterly package","legal landscape, three-line grouped headers, finish levels, bedroom groups","joined bed/bath column, non-revenue rows with dashes, per-unit and total rents")
