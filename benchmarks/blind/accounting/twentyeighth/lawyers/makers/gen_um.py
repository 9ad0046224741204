from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape
import xlsxwriter,datetime,openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side

# ---------- UM A : offering memorandum, colour bands
def um_a(R):
    name='OM_unit_mix_The_Larkspur.pdf'
    S=[("Studios",[("S1 | Studio 1 Bath",14,488,1125,1074),("S2 | Studio 1 Bath (loft)",6,552,1210,1168)]),
     ("One Bedroom",[("A1 | 1 Bed 1 Bath",38,664,1340,1289),("A2 | 1 Bed 1 Bath den",22,738,1435,1371),("A2R | 1 Bed 1 Bath den, renovated",10,738,1560,1512),("A3 | 1 Bed 1.5 Bath townhome",8,861,1595,1540)]),
     ("Two Bedroom",[("B1 | 2 Bed 1 Bath",24,902,1610,1548),("B2 | 2 Bed 2 Bath",36,1014,1755,1683),("B2R | 2 Bed 2 Bath, renovated",12,1014,1905,1846),("B3 | 2 Bed 2.5 Bath townhome",10,1188,1990,1911)]),
     ("Three Bedroom",[("C1 | 3 Bed 2 Bath",12,1242,2140,2068),("C2 | 3 Bed 2.5 Bath townhome",8,1406,2320,2247)])]
    K=["units","pct_units","sf","total_sf","market","market_sf","market_total","actual","actual_sf","actual_total"]
    U=sum(x[1] for _,l in S for x in l)
    def row(u,tsf,mt,at): return [u,round(100*u/U,1),round(tsf/u),tsf,round(mt/u),r2(mt/tsf),mt,round(at/u),r2(at/tsf),at]
    rows=[];tots=[];out=[];G=[0,0,0,0]
    for s,l in S:
        T=[0]*4;ls=[]
        for t,u,sf,m,a in l:
            q=[u,u*sf,u*m,u*a];T=[x+y for x,y in zip(T,q)];v=row(*q);ls.append((t,v));rows.append({"type":t,**dict(zip(K,v))})
        v=row(*T);lab=s+" Total / Avg.";out.append((s,ls,lab,v));tots.append({"label":lab,**dict(zip(K,v))});G=[x+y for x,y in zip(G,T)]
    v=row(*G);tots.append({"label":"Property Total / Avg.",**dict(zip(K,v))})
    pw,ph=landscape(letter);c=canvas.Canvas(os.path.join(DOC,name),pagesize=(pw,ph),invariant=1)
    g=colors.HexColor("#2f5d50");lt=colors.HexColor("#e6efe9")
    c.setFillColor(g);c.rect(0,ph-70,pw,70,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont("Helvetica-Bold",22);c.drawString(36,ph-44,"UNIT MIX");c.setFont("Helvetica",11);c.drawRightString(pw-36,ph-42,"THE LARKSPUR  |  200 residences  |  Built 1998")
    X=[270,318,362,420,478,526,594,648,694,756];y=ph-100;c.setFillColor(g)
    c.setFont("Helvetica-Bold",9);c.drawCentredString(515,y+4,"MARKET");c.drawCentredString(690,y+4,"IN-PLACE");c.setStrokeColor(g);c.line(436,y,594,y);c.line(606,y,756,y)
    for x,a,b in zip(X,["No. of","% of","Avg.","Total","Avg.","Rent","Monthly","Avg.","Rent","Monthly"],["Units","Units","SF","SF","Rent","/ SF","Total","Rent","/ SF","Total"]): c.drawRightString(x,y-12,a);c.drawRightString(x,y-22,b)
    c.drawString(36,y-22,"Floor Plan | Type");y-=38
    FM=["{:,}","{:.1f}%","{:,}","{:,}","${:,}","${:.2f}","${:,}","${:,}","${:.2f}","${:,}"]
    def nums(v):
        for x,z,fm in zip(X,v,FM): c.drawRightString(x,y,fm.format(z))
    for s,ls,lab,v2 in out:
        for i,(t,w) in enumerate(ls):
            c.setFillColor(colors.black);c.setFont("Helvetica",9);c.drawString(36,y,t);nums(w);y-=17
        c.setFillColor(lt);c.rect(30,y-5,732,16,fill=1,stroke=0);c.setFillColor(g);c.setFont("Helvetica-Bold",9);c.drawString(36,y,lab);nums(v2);y-=22
    c.setFillColor(g);c.rect(30,y-6,732,19,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont("Helvetica-Bold",9);c.drawString(36,y,"Property Total / Avg.");nums(v)
    y-=30;c.setFillColor(colors.grey);c.setFont("Helvetica-Oblique",7.5)
    c.drawString(36,y,"Rents are per month. In-place rents assume all units occupied at the average of signed leases, rent roll of May 6, 2024. Averages are weighted by units.");c.drawString(36,y-11,"Offered by Court-appointed receiver, subject to approval. Broker: Marlowe & Finch Multifamily. No warranty of any kind is given.")
    c.drawRightString(pw-36,20,"Confidential Offering Memorandum | 14");c.save();assert U==200
    save(name,"UM","MULTIFAMILY","broker's offering memorandum","one colour page, bedroom subtotal bands, market and in-place groups, weighted averages","type with bar inside one cell; subtotal bands mix sums and averages",K,rows,tots)

# ---------- UM B : office suites appraisal workbook
def um_b(R):
    name='appraisal_suite_mix_Corwin_Tower.xlsx'
    S=[("Low-rise (floors 2-5)",[("Under 1,000 SF",11,9,740),("1,000 - 2,499 SF",14,11,1685),("2,500 - 4,999 SF",6,5,3410),("5,000 SF and over",2,2,7225)]),
     ("Mid-rise (floors 6-10)",[("Under 1,000 SF",7,5,815),("1,000 - 2,499 SF",12,10,1790),("2,500 - 4,999 SF",9,6,3655),("5,000 SF and over",3,2,8140)]),
     ("High-rise (floors 11-14)",[("1,000 - 2,499 SF",5,5,2050),("2,500 - 4,999 SF",6,4,3870),("5,000 SF and over",2,1,9310),("Full floor",1,1,14880)])]
    U=sum(x[1] for _,l in S for x in l);A=sum(x[1]*x[3] for _,l in S for x in l)
    K=["sf","units","occupied","vacant","pct_units","total_sf","other:% of NRA","other:CONTRACT RENT ($/SF/YR) Low","other:CONTRACT RENT ($/SF/YR) High","other:CONTRACT RENT ($/SF/YR) Average","other:MARKET RENT ($/SF/YR) Full service"]
    w=xlsxwriter.Workbook(os.path.join(DOC,name));w.set_properties({'created':datetime.datetime(2024,2,9)});s=w.add_worksheet("Suite Mix");s.set_landscape();s.fit_to_pages(1,0)
    F=lambda **k:w.add_format({'font_name':'Georgia','font_size':10,**k})
    hd=F(bold=1,text_wrap=1,align='center',valign='vcenter',border=1,bg_color='#EFE9DD');s.set_column(0,0,24);s.set_column(1,1,24);s.set_column(2,12,11)
    s.merge_range(0,0,0,12,"TABLE 11 - SUITE MIX BY SIZE AND ELEVATOR BANK",F(bold=1,font_size=13));s.merge_range(1,0,1,12,"Corwin Tower, 14-story multi-tenant office; effective date January 31, 2024; litigation appraisal, In re Corwin Tower Associates",F(italic=1))
    for i,t in enumerate(["Elevator bank","Suite size","Avg. SF\nper Suite","No. of\nSuites","Suites\nOccupied","Suites\nVacant","% of\nSuites","Total\nSF","% of\nNRA"]): s.merge_range(3,i,4,i,t,hd)
    s.merge_range(3,9,3,11,"CONTRACT RENT ($/SF/YR)",hd)
    for i,t in enumerate(["Low","High","Average"]): s.write(4,9+i,t,hd)
    s.write(3,12,"MARKET RENT ($/SF/YR)",hd);s.write(4,12,"Full service",hd);s.set_row(3,42)
    fm=['#,##0','0','0','0','0.0%','#,##0','0.0%','$0.00','$0.00','$0.00','$0.00']
    y=5;rows=[];tots=[];G=None
    def put(y,v,bold):
        for i,x in enumerate(v):
            if x is None: s.write_blank(y,2+i,None,F(border=1));continue
            p=x/100 if i in(4,6) else x
            k=dict(num_format=fm[i],border=1)
            if bold:k.update(bold=1,bg_color='#F7F4EC')
            s.write_number(y,2+i,round(p,4),F(**k))
    def tot(L,lab):
        u=sum(q[1] for q in L);o=sum(q[2] for q in L);a=sum(q[1]*q[3] for q in L);oa=sum(q[2]*q[3] for q in L)
        return [round(a/u),u,o,u-o,round(100*u/U,1),a,round(100*a/A,1),min(q[4] for q in L),max(q[5] for q in L),r2(sum(q[2]*q[3]*q[6] for q in L)/oa),r2(sum(q[1]*q[3]*q[7] for q in L)/a)]
    ALL=[];base=23.5
    for k,(sec,l) in enumerate(S):
        y0=y;LL=[]
        for j,(t,u,o,sf) in enumerate(l):
            av=r2(base+k*1.75-j*.6+R.uniform(-.4,.4));q=(t,u,o,sf,r2(av-R.choice([1.25,2,2.75])) if o>1 else av,r2(av+R.choice([1.5,2.25,3])) if o>1 else av,av,r2(round((av+.9)*4)/4));LL.append(q)
            v=[sf,u,o,u-o,round(100*u/U,1),u*sf,round(100*u*sf/A,1),q[4],q[5],q[6],q[7]]
            s.write(y,1,t,F(border=1));put(y,v,0);rows.append({"type":t,**dict(zip(K,v))});y+=1
        s.merge_range(y0,0,y-1,0,sec,F(border=1,valign='top',text_wrap=1));lab="Subtotal "+sec.split(" (")[0].lower();s.merge_range(y,0,y,1,lab,F(border=1,bold=1,bg_color='#F7F4EC'));v=tot(LL,lab);put(y,v,1);tots.append({"label":lab,**dict(zip(K,v))});ALL+=LL;y+=1
    v=tot(ALL,"");s.merge_range(y,0,y,1,"Building total / weighted average",F(border=1,bold=1,bg_color='#F7F4EC'));put(y,v,1);tots.append({"label":"Building total / weighted average",**dict(zip(K,v))});y+=2
    for t in["Ground-floor lobby retail (9,420 SF) is valued separately and is not in this table.","Contract rent averages are weighted by occupied area; market rent by all area. Low and High on total lines are the lowest and the highest of the lines above."]: s.write(y,0,t,F(italic=1,font_size=9));y+=1
    w.close()
    save(name,"UM","OFFICE","appraiser (MAI) for a litigation appraisal","suite size bands by elevator bank merged down, annual rents per SF, range and weighted average","annual $/SF rents; section in merged left column, same type names repeated; numbers of size in type names",K,rows,tots)

# ---------- UM C : rent study workbook of mixed block by floor
def um_c(R):
    name='Rent study - 418 Marchbank.xlsx'
    S=[("Second floor",[("C",1,1,6,6,610,1395,1475),("D",1,1,4,3,685,1450,1560),("E",2,1,3,3,880,1780,1895),("F-acc.",1,1,2,2,640,1390,1390)]),
     ("Third floor",[("C",1,1,6,5,610,1410,1495),("D",1,1,4,4,685,1475,1580),("E",2,1,3,2,880,1810,1925),("G",2,2,2,2,1015,2095,2150)]),
     ("Fourth floor",[("C",1,1,6,6,610,1425,1510),("D",1,1,4,4,685,1500,1600),("E",2,1,3,3,880,1850,1950),("G",2,2,2,1,1015,2125,2125)]),
     ("Fifth floor (penthouse)",[("H",2,2,3,3,1180,2475,2650),("J",3,2.5,2,2,1565,3150,3300)])]
    K=["beds","baths","units","occupied","vacant","sf","rent_low","rent_high","actual","actual_total","market","market_total","other:2022 STUDY Market rent"]
    wb=openpyxl.Workbook();wb.properties.created=datetime.datetime(2024,5,20);ws=wb.active;ws.title="Apts by floor"
    ar=Font(name="Times New Roman",size=11);B=Font(name="Times New Roman",size=11,bold=True);box=Border(bottom=Side(style="hair"))
    ws["B2"]="418 Marchbank Street - residential rent study";ws["B2"].font=Font(name="Times New Roman",size=16,bold=True)
    ws["B3"]="Dissolution of Marchbank Partners. Apartments only; ground floor shops are studied in Part II. Rents in dollars a month.";ws["B3"].font=Font(name="Times New Roman",size=10,italic=True)
    H=[(2,"","Type"),(3,"Bed-\nrooms",None),(4,"Baths",None),(5,"APARTMENTS","Number"),(6,None,"Occu-\npied"),(7,None,"Vacant"),(8,"Area\n(sq. ft.)",None),(9,"RENTS IN PLACE (monthly)","Low"),(10,None,"High"),(11,None,"Average"),(12,None,"All occupied\nunits"),(13,"MARKET (monthly)","Rent a\nunit"),(14,None,"All\nunits"),(15,"2022 STUDY","Market\nrent")]
    for c,a,b in H:
        if a: ws.cell(5,c,a)
        if b: ws.cell(6,c,b)
    for c in(3,4,8): ws.merge_cells(start_row=5,end_row=6,start_column=c,end_column=c)
    ws.merge_cells("E5:G5");ws.merge_cells("I5:L5");ws.merge_cells("M5:N5")
    for r in(5,6):
        for c in range(2,16):
            x=ws.cell(r,c);x.font=B;x.alignment=Alignment(horizontal="center",vertical="bottom",wrap_text=True);x.border=Border(bottom=Side(style="medium" if r==6 else "thin"))
    for i,wd in enumerate((2,26,8,7,9,9,9,10,10,10,10,14,10,12,10)): ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=wd
    ws.row_dimensions[5].height=32;ws.row_dimensions[6].height=32
    y=7;rows=[];tots=[];ALL=[]
    def put(y,v,font):
        for i,x in enumerate(v):
            if x is None: continue
            c=ws.cell(y,3+i,x);c.font=font;c.border=box;c.number_format='0.0' if i==1 else '$#,##0' if i in(9,11) else '#,##0;-#,##0;"-"' if i==4 else '#,##0'
    def tot(L):
        u=sum(q[2] for q in L);o=sum(q[3] for q in L);at=sum(q[9] for q in L);mt=sum(q[11] for q in L)
        return [None,None,u,o,u-o,round(sum(q[2]*q[5] for q in L)/u),min(q[6] for q in L),max(q[7] for q in L),round(at/o),at,round(mt/u),mt,None]
    for sec,l in S:
        ws.cell(y,2,sec).font=Font(name="Times New Roman",size=11,bold=True,italic=True);y+=1;LL=[]
        for t,bd,ba,u,o,sf,lo,hi in l:
            av=lo if lo==hi else R.randrange(lo+15,hi-15);m=round((hi+R.randrange(20,90))/5)*5;p=round(m*R.uniform(.88,.94)/5)*5
            if t in("F-acc.",) : p=None
            v=[bd,ba,u,o,u-o,sf,lo,hi,av,av*o,m,m*u,p];ty="Type "+t;ws.cell(y,2,ty).font=ar;put(y,v,ar);LL.append(v)
            if t in("D",) : ws.cell(y,8).value=str(sf);ws.cell(y,8).alignment=Alignment(horizontal="right")
            rows.append({"type":ty,**{k:x for k,x in zip(K,v) if x is not None}});y+=1
        v=tot(LL);lab=sec.split(" (")[0]+", all";ws.cell(y,2,lab).font=B;put(y,v,B);tots.append({"label":lab,**{k:x for k,x in zip(K,v) if x is not None}});ALL+=LL;y+=2
    v=tot(ALL);lab="Whole building";ws.cell(y,2,lab).font=B;put(y,v,B);tots.append({"label":lab,**{k:x for k,x in zip(K,v) if x is not None}})
    for c in range(2,16): ws.cell(y,c).border=Border(top=Side(style="medium"),bottom=Side(style="double"))
    y+=2;ws.cell(y,2,"Total lines: area and market rent averaged over all units, rent in place over occupied units; low and high are the extremes.").font=Font(name="Times New Roman",size=10,italic=True)
    # side table
    for i,(a,b) in enumerate([("Comparable buildings","Asking, 1-bed"),("22 Tolliver Place",1565),("The Foundry Lofts",1640),("901 Marchbank",1510)]):
        ws.cell(5+i,18,a).font=B if i==0 else ar;ws.cell(5+i,19,b).font=B if i==0 else ar
    ws.column_dimensions["R"].width=24;ws.column_dimensions["S"].width=15
    ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0
    wb.save(os.path.join(DOC,name))
    save(name,"UM","MIXED_USE","rent consultant in a partnership dissolution","workbook by floor, grouped headers, low/high/average, occupied-unit totals, prior study column","same type names on each floor; totals over occupied units; some areas as text; side table of comparables; dash for no vacancy",K,rows,tots)
