# platypus: tables carry their truth; bbox caught when drawn
from make_lib import save_truth, HERE
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.colors import HexColor
H,HB="Helvetica","Helvetica-Bold"
TR=[]
class TT(Table):
    tr=None
    def drawOn(s,c,x,y,_sW=0):
        X,Y=c.absolutePosition(x,y)
        if s.tr: TR.append(dict(page=c.getPageNumber(),bbox=[round(v,1) for v in (X,842-Y-s._height,X+s._width,842-Y)],**s.tr))
        Table.drawOn(s,c,x,y,_sW)
def tab(rows,widths,style,spans=(),wrap=(),fs=8,align="LEFT",rh=None):
    cov={(r,c) for a,b,e,f in spans for r in range(a,e+1) for c in range(b,f+1) if (r,c)!=(a,b)}
    sp={(a,b):(e,f) for a,b,e,f in spans}
    cells=[[r,c,*sp.get((r,c),(r,c))," ".join(str(v).split())] for r,row in enumerate(rows) for c,v in enumerate(row) if str(v).strip() and (r,c) not in cov]
    p=PS("c",fontName=H,fontSize=fs,leading=fs*1.2)
    data=[[Paragraph(str(v),p) if c in wrap and r>0 and v else v for c,v in enumerate(row)] for r,row in enumerate(rows)]
    t=TT(data,colWidths=widths,rowHeights=rh,style=[("FONT",(0,0),(-1,-1),H,fs,fs*1.2),("SPAN",(0,0),(0,0))]+[("SPAN",(b,a),(f,e)) for a,b,e,f in spans]+style,hAlign=align)
    t.tr=dict(n_rows=len(rows),n_cols=len(rows[0]),cells=cells);return t
h=PS("h",fontName=HB,fontSize=10.5,leading=13,spaceBefore=9,spaceAfter=4);b=PS("b",fontName=H,fontSize=9,leading=12);cap=PS("cap",fontName="Helvetica-Oblique",fontSize=8,leading=10,spaceBefore=3)
st=[Paragraph("Audience and Spectrum Report, third quarter",PS("t",fontName=HB,fontSize=16,leading=20)),Paragraph("Nordsee Public Broadcasting, Research Department, October 2025",b),Spacer(1,6),
Paragraph("Most watched programmes",h)]
top=[("Harbour News, 19 September","News",1412,31.4),("Football: Cup final","Sport",1388,38.0),("Crime: The Ferryman, part 1","Drama",1104,24.7),("Summer Concert from the Dyke","Music",961,22.1),("Big Saturday Show, 6 September","Entertainment",947,20.9),("Crime: The Ferryman, part 2","Drama",930,21.6),("Election Debate","Current affairs",884,19.5),("Songs of Faith at Michaelmas","Religion",702,26.3),("Village Stories: Langeness","Documentary",655,15.2),("The Paper Kite","Film",611,13.8)]
rows=[["Rank","Programme","Genre","Viewers (thousand)","Share (%)"]]+[[str(i+1),a,g,f"{v:,}",f"{s:.1f}"] for i,(a,g,v,s) in enumerate(top)]
st.append(tab(rows,[34,190,100,92,60],[("FONT",(0,0),(-1,0),HB,8),("ALIGN",(3,0),(4,-1),"RIGHT"),("ALIGN",(0,0),(0,-1),"CENTER"),("ROWBACKGROUNDS",(0,1),(-1,-1),[colors.white,HexColor("#e6f1f5")]),("BACKGROUND",(0,0),(-1,0),HexColor("#9cc7d6")),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2.5)]))
st+=[Paragraph("Viewers: average of the whole programme, live and within seven days.",cap),Paragraph("Reach by age and region",h)]
age=[("3–13","41.2","18"),("14–29","28.7","22"),("30–49","52.9","61"),("50–64","70.4","118"),("65 and over","81.6","203")]
reg=[("Coast","74.0"),("Islands","82.3"),("Lowlands","58.8"),("Capital","44.1"),("Border","49.7")]
dev=[("Television set",81.4),("Tablet",6.2),("Telephone",8.1),("Computer",4.3)]
assert abs(sum(v for _,v in dev)-100)<1e-6
sty=[("FONT",(0,0),(-1,0),HB,8),("ALIGN",(1,0),(-1,-1),"RIGHT"),("LINEABOVE",(0,0),(-1,0),.8,colors.black),("LINEBELOW",(0,0),(-1,0),.4,colors.black),("LINEBELOW",(0,-1),(-1,-1),.8,colors.black),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2)]
t1=tab([["Age","Weekly reach %","Min. a day"]]+[list(x) for x in age],[58,68,52],sty)
t2=tab([["Region","Reach %"]]+[list(x) for x in reg],[62,48],sty)
t3=tab([["Device","Time %"]]+[[a,f"{v:.1f}"] for a,v in dev]+[["All","100.0"]],[72,44],sty+[("LINEABOVE",(0,-1),(-1,-1),.4,colors.black)])
class Side(Flowable):
    def wrap(s,w,hh):
        s.hs=[t.wrap(w,hh)[1] for t in (t1,t2,t3)];return w,max(s.hs)
    def draw(s):
        m=max(s.hs)
        for t,x,q in zip((t1,t2,t3),(0,216,362),s.hs): t.drawOn(s.canv,x,m-q)
st+=[Side(),Spacer(1,10),Paragraph("Television in the third quarter was shaped by two events, the cup final and the early election. News gained in every age group but the youngest. Listening to the second radio programme fell slightly, as it does each summer, and recovered in the last week of September. Use of the media library rose by a fifth against the same quarter of the year before, most of it on television sets rather than telephones.",b),
Paragraph("Hours broadcast by genre",h)]
hr=[("News and current affairs",412.5,388.0,96.2),("Drama and film",301.0,322.5,0),("Sport",188.4,121.9,71.3),("Music and arts",96.0,104.6,903.7),("Education and children",214.1,219.0,12.5),("Religion",27.0,27.0,39.8)]
S=[sum(x[i] for x in hr) for i in (1,2,3)]
f=lambda v:f"{v:,.1f}" if v else "—"
rows=[["","Television","","Radio"],["Genre","Q3 2025","Q3 2024","Q3 2025"]]+[[n,f(p),f(q),f(r)] for n,p,q,r in hr]+[["Total",*map(f,S)]]
st.append(tab(rows,[170,80,80,80],[("FONT",(0,0),(-1,1),HB,8),("FONT",(0,-1),(-1,-1),HB,8),("ALIGN",(1,0),(-1,-1),"RIGHT"),("ALIGN",(1,0),(2,0),"CENTER"),("GRID",(0,0),(-1,-1),.5,HexColor("#55808f")),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2)],spans=[(0,1,0,2)]))
st+=[PageBreak(),Paragraph("Transmitters and frequencies after the change of 1 September",h)]
tx=[("Osterkoog","54.512 N","8.871 E",186,"22","89.6","94.3","98.1","50","mast renewed"),("Hallig Süd","54.447 N","8.590 E",41,"34","91.1","95.7","–","2",""),("Wittdünen","54.633 N","8.402 E",63,"28","88.2","92.9","99.4","10",""),("Geestberg","54.301 N","9.117 E",224,"22","87.7","93.5","97.3","100",""),("Mariensiel","53.528 N","8.049 E",98,"41","90.4","96.0","100.2","25","directional, 40–190°"),("Altes Land","53.571 N","9.700 E",77,"46","–","94.8","–","5","off at night"),("Kranzmoor","53.874 N","9.021 E",131,"34","92.3","97.0","101.8","20",""),("Rothensande","54.093 N","10.355 E",152,"28","89.1","95.2","98.8","30","shared mast"),("Fährholm","54.480 N","11.112 E",88,"41","88.9","93.0","97.7","15",""),("Dornbusch","54.599 N","11.240 E",95,"46","91.9","–","100.6","10","from 1 Nov.")]
rows=[["Site","Position","","Height\nm","UHF\nch.","FM frequency (MHz)","","","Power\nkW","Remarks"],["","Lat.","Long.","","","NR 1","NR 2","NR 3","",""]]+[[str(v) for v in x] for x in tx]
st.append(tab(rows,[68,48,50,36,30,40,40,40,38,88],[("FONT",(0,0),(-1,1),HB,7.5),("ALIGN",(3,0),(8,-1),"RIGHT"),("ALIGN",(1,0),(2,0),"CENTER"),("ALIGN",(5,0),(7,0),"CENTER"),("VALIGN",(0,0),(-1,1),"BOTTOM"),("LINEABOVE",(0,0),(-1,0),1,colors.black),("LINEBELOW",(0,1),(-1,1),.5,colors.black),("LINEBELOW",(0,-1),(-1,-1),1,colors.black),("LINEBELOW",(1,0),(2,0),.4,colors.black),("LINEBELOW",(5,0),(7,0),.4,colors.black),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.8),("LEFTPADDING",(0,0),(-1,-1),4),("RIGHTPADDING",(0,0),(-1,-1),4)],
 spans=[(0,0,1,0),(0,1,0,2),(0,3,1,3),(0,4,1,4),(0,5,0,7),(0,8,1,8),(0,9,1,9)],fs=7.5))
st+=[Paragraph("Height of the aerial above ground. A dash means that the programme is not carried from the site.",cap),Spacer(1,6),Paragraph("Listeners who lose a station after the change should run the station search once. The helpline is open on weekdays from eight to six. Cable households are not affected.",b),Paragraph("Result for the nine months (EUR thousand)",h)]
fin=[("Licence fee",68412,66904),("Advertising and sponsorship",9377,10218),("Programme sales",2046,1733)]
ex=[("Programme making",-41280,-40115),("Rights",-13904,-11862),("Transmission",-7715,-7940),("Staff not charged to programmes",-11032,-10867),("Depreciation",-4418,-4506)]
m=lambda v:f"({-v:,})" if v<0 else f"{v:,}"
L=lambda n,a,p:[n,m(a),m(p),m(a-p)]
inc=[sum(x[i] for x in fin) for i in(1,2)];exp=[sum(x[i] for x in ex) for i in(1,2)]
rows=[["","2025","2024","Change"]]+[L(*x) for x in fin]+[L("Income",*inc)]+[L(*x) for x in ex]+[L("Expense",*exp),L("Surplus",inc[0]+exp[0],inc[1]+exp[1])]
st.append(tab(rows,[190,70,70,70],[("ALIGN",(1,0),(-1,-1),"RIGHT"),("FONT",(0,4),(-1,4),HB,8.5),("FONT",(0,-2),(-1,-1),HB,8.5),("FONT",(0,0),(-1,0),HB,8.5),("LINEABOVE",(1,4),(-1,4),.5,colors.black),("LINEABOVE",(1,-2),(-1,-2),.5,colors.black),("LINEABOVE",(1,-1),(-1,-1),.5,colors.black),("LINEBELOW",(1,-1),(-1,-1),1.2,colors.black),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2)],fs=8.5))
st+=[Paragraph("Complaints closed in the quarter",h)]
rows=[["Ref.","Programme","Matter","Upheld","Action"],["C-118","Harbour News","Wrong flag shown in a report on the fishing talks","yes","Corrected on air, 14 July"],["C-121","Studio Debate","Unequal speaking time for two candidates","no","None"],["C-124","The Ferryman","Violence before 21:00","in part","Repeat moved to 22:30; notice added to the media library"],["C-130","Quiz at Six","Answer marked wrong","yes","Contestant invited back"]]
st.append(tab(rows,[44,84,170,46,132],[("FONT",(0,0),(-1,0),HB,8),("VALIGN",(0,0),(-1,-1),"TOP"),("BOX",(0,0),(-1,-1),.8,colors.black),("LINEBELOW",(0,0),(-1,-2),.3,colors.grey),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),3)],wrap=(2,4)))
def foot(c,dd): c.setFont(H,7.5);c.drawRightString(540,28,f"Report Q3 2025 / {c.getPageNumber()}")
SimpleDocTemplate(f"{HERE}/audience_report.pdf",pagesize=A4,leftMargin=50,rightMargin=55,topMargin=44,bottomMargin=44).build(st,onFirstPage=foot,onLaterPages=foot)
save_truth("audience_report",TR)
