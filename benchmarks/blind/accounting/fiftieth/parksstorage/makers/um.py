from common import *
import csv
# ---------- UM1: storage CSV, count wrong
def um1():
    R=random.Random(5201); stem='pr_um_route9_unit_statistics'
    keys=["sf","units","occupied","vacant","other:Unrentable","pct_occ","total_sf","market","market_total","actual","actual_total","other:Economic Occ %"]
    H=["Unit Type","Description","Sq Ft","Total Units","Occupied","Vacant","Unrentable","Occ %","Rentable Sq Ft","Street Rate","Gross Potential","Avg Rent Paid","Actual Rent","Economic Occ %"]
    secs=[("Climate Controlled",[("CC0505","5x5 interior 2nd floor",25,62),("CC0510","5x10 interior",50,94),("CC0808","8x8 interior",64,108),("CC1010","10x10 interior",100,145),("CC1015","10x15 interior",150,189),("CC1020","10x20 elevator",200,229)]),
     ("Drive-Up",[("DU0510","5x10 roll-up",50,69),("DU0515","5x15 roll-up",75,84),("DU1010","10x10 roll-up",100,112),("DU1015","10x15 roll-up",150,144),("DU1020","10x20 roll-up",200,175),("DU1025","10x25 roll-up",250,199),("DU1030","10x30 roll-up, 12 ft door",300,238)]),
     ("Vehicle & Other",[("PK1025","Uncovered parking 25 ft",250,60),("PK1240","Uncovered parking 40 ft",480,95),("CV1240","Covered RV/boat 40 ft",480,165),("MBX","Mailbox rental",1,18),("WINE","Wine locker",9,32)])]
    out=[["Unit Statistics by Type"],["Copperline Storage - Route 9","","","Site 021"],["As of: 04/30/2026"],[]]
    out.append(H); rows=[];tot=[];G=[0]*8; planted=None
    usd=lambda c:f"${c/100:,.2f}"
    def tl(lab,S):
        u,o,v,x,sf,gp,ac,_=S
        out.append([lab,"","",u,o,v,x,f"{o/u*100:.1f}%",f"{sf:,}","",usd(gp),"",usd(ac),f"{ac/gp*100:.1f}%"])
        tot.append({"label":lab,"units":u,"occupied":o,"vacant":v,"other:Unrentable":x,"pct_occ":round(o/u*100,1),"total_sf":sf,"market_total":d(gp),"actual_total":d(ac),"other:Economic Occ %":round(ac/gp*100,1)})
    for t,L in secs:
        out.append([t]); S=[0]*8
        for ty,ds,sf,rate in L:
            u=R.randint(8,68); o=round(u*R.uniform(.74,.98)); x=R.choice([0,0,0,1,2]); x=min(x,u-o); v=u-o-x; rate_c=rate*100
            ac=round(o*rate_c*R.uniform(.84,1.06)/100)*100+R.randint(0,99)*o
            avg=round(ac/o); gp=u*rate_c; pu=u
            if ty=="DU1015":
                su=str(u); pu=int(su[::-1]) if su!=su[::-1] and su[1]!='0' else u+9
                planted={"what":f"DU1015 Total Units printed {pu}; occupied {o} + vacant {v} + unrentable {x} = {u}, and its sq ft, potential and the subtotal go with {u}","kind":"count_wrong"}
            pc=round(o/u*100,1); ec=round(ac/gp*100,1)
            out.append([ty,ds,sf,pu,o,v,x,f"{pc:.1f}%",f"{u*sf:,}",usd(rate_c),usd(gp),usd(avg),usd(ac),f"{ec:.1f}%"])
            rows.append({"type":ty,"desc":ds,"sf":sf,"units":pu,"occupied":o,"vacant":v,"other:Unrentable":x,"pct_occ":pc,"total_sf":u*sf,"market":d(rate_c),"market_total":d(gp),"actual":d(avg),"actual_total":d(ac),"other:Economic Occ %":ec})
            S=[a+b for a,b in zip(S,[u,o,v,x,u*sf,gp,ac,0])]
        tl("Subtotal "+t,S); out.append([]); G=[a+b for a,b in zip(G,S)]
    tl("Site Total",G); out.append([]); out.append(["Actual Rent = current monthly rent of occupied units before concessions. Street Rate = posted web rate."]); out.append(["Exported 05/04/2026 08:31"])
    print(planted)
    with open(f'{DOC}/{stem}.csv','w',newline='') as fh: csv.writer(fh,lineterminator='\r\n').writerows(out)
    save(stem,'csv','UM','SELF_STORAGE',keys,rows,tot,planted,"storage unit statistics exported to csv, title lines above, class headings and subtotals, $ and % in text, unrentable and economic occupancy columns",True)
# ---------- UM2: MHC lot mix workbook
def um2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    from openpyxl.utils import get_column_letter as gl
    R=random.Random(5202); stem='pr_um_communities_lot_mix'
    keys=["beds","baths","units","occupied","vacant","pct_occ","market","actual","market_total","other:Vacancy Loss","ltl","actual_total"]
    parks=[("Cedar Bluff Mobile Home Community  -  112 Mesa Rd",430,[("SW","Single-wide pad, resident home",61),("DW","Double-wide pad, resident home",38),("POH21","Park-owned home",9,2,1),("POH32","Park-owned home",14,3,2),("RVL","RV long-term pad",6)]),
     ("Quail Run Estates  -  4800 County 17",515,[("SW","Single-wide pad, resident home",44),("DW","Double-wide pad, resident home",87),("TW","Triple-wide / corner pad",8),("RTO32","Rent-to-own home, 16x76",11,3,2),("RTO42","Rent-to-own home, 28x60",5,4,2),("STG","Storage shed 8x10",18)]),
     ("Fiddlers Reach MHP  -  Old Mill Ln",385,[("SW","Single-wide pad, resident home",52),("POH11","Park-owned home, 12x50",4,1,1),("POH21","Park-owned home",12,2,1),("EMP","Manager home (no rent)",1,2,1)])]
    wb=Workbook(); ws=wb.active; ws.title="Site Mix"
    ws.merge_cells('B1:N1'); ws['B1']="TAMARACK COMMUNITIES"; ws['B1'].font=Font(name='Arial',size=14,bold=True); ws['B1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('B2:N2'); ws['B2']="Site mix, occupancy and rent - rent roll of April 2026"; ws['B2'].alignment=Alignment(horizontal='center')
    th=Side(style='thin'); fill=PatternFill('solid',fgColor='DDE8D5')
    def hc(r,c,t):
        x=ws.cell(r,c,t); x.font=Font(name='Arial',size=9,bold=True); x.fill=fill; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=Border(top=th,bottom=th,left=th,right=th)
    for a,b,t in ((2,3,"Site"),(4,5,"Home"),(6,9,"Number of sites"),(10,11,"Monthly rent per site"),(12,15,"Monthly totals")):
        for q in range(a,b+1): hc(4,q,t if q==a else None)
        ws.merge_cells(start_row=4,end_row=4,start_column=a,end_column=b)
    for j,t in enumerate(["Code","Description","BR","BA","Total","Occupied","Vacant","% Occ","Asking","In-Place Avg","Gross Potential","Vacancy Loss","Loss to Lease","Actual Billed"]): hc(5,2+j,t)
    i=6;rows=[];tot=[];G=[0]*7; A=Font(name='Arial',size=9); B=Font(name='Arial',size=9,bold=True)
    nf='#,##0.00;(#,##0.00)'
    def put(col,v,fmt=None,f=A,bd=None):
        c=ws.cell(i,col,v); c.font=f
        if fmt: c.number_format=fmt
        if bd: c.border=bd
    def total(lab,S):
        nonlocal i
        u,o,v,gp,vl,lt,ac=S; bd=Border(top=th)
        for q in range(2,16): put(q,None,None,B,bd)
        put(2,lab,None,B,bd)
        for q,x in ((6,u),(7,o),(8,v)): put(q,x,'0',B,bd)
        put(9,round(o/u,4),'0.0%',B,bd)
        for q,x in ((12,gp),(13,vl),(14,lt),(15,ac)): put(q,d(x),nf,B,bd)
        tot.append({"label":lab,"units":u,"occupied":o,"vacant":v,"pct_occ":round(o/u,4),"market_total":d(gp),"other:Vacancy Loss":d(vl),"ltl":d(lt),"actual_total":d(ac)})
        i+=1
    for pn,(name,rent,L) in enumerate(parks):
        ws.merge_cells(start_row=i,end_row=i,start_column=2,end_column=15); c=ws.cell(i,2,name); c.font=Font(name='Arial',size=10,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='4F6B3A'); i+=1
        S=[0]*7
        for t in L:
            code,ds,u=t[:3]; bb=t[3:]
            if code=="EMP": o=1; mk=0; ac=0
            else:
                o=round(u*R.uniform(.78,1)); add={"SW":0,"DW":45,"TW":80,"RVL":-30,"STG":-rent+45}.get(code, 330+60*(bb[0] if bb else 0)); mk=(rent+add)*100
                ac=sum(round(mk*R.choice([1,1,.97,.94,.9,1.02])/500)*500 for _ in range(o))
            v=u-o; gp=u*mk; vl=v*mk; lt=o*mk-ac
            put(2,code); put(3,ds); row={"type":code,"desc":ds}
            if bb: put(4,bb[0]); put(5,bb[1]); row["beds"],row["baths"]=bb
            for q,x in ((6,u),(7,o),(8,v)): put(q,x,'0')
            row.update(units=u,occupied=o,vacant=v,pct_occ=round(o/u,4)); put(9,round(o/u,4),'0.0%')
            put(10,d(mk),nf); row["market"]=d(mk)
            avg=round(ac/o/100,2); put(11,avg,nf); row["actual"]=avg
            for q,kk,x in ((12,"market_total",gp),(13,"other:Vacancy Loss",vl),(14,"ltl",lt),(15,"actual_total",ac)): put(q,d(x),nf); row[kk]=d(x)
            rows.append(row); S=[a+b for a,b in zip(S,[u,o,v,gp,vl,lt,ac])]; i+=1
        total("Park subtotal",S); G=[a+b for a,b in zip(G,S)]; i+=1
    total("All communities",G); i+=1
    for t in ["Asking rent for POH and RTO rows is lot rent plus home rent. Manager home counted as occupied at no rent.","Gross Potential less Vacancy Loss less Loss to Lease equals Actual Billed. Water/sewer sub-metering is billed apart."]:
        c=ws.cell(i,2,t); c.font=Font(name='Arial',size=8,italic=True); i+=1
    for j,w in enumerate([2,9,31,5,5,8,10,8,8,10,10,14,13,13,14]): ws.column_dimensions[gl(j+1)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='D6'; ws.sheet_view.showGridLines=False
    wb.save(f'{DOC}/{stem}.xlsx')
    save(stem,'xlsx','UM','MANUFACTURED_HOUSING',keys,rows,tot,None,"lot mix of three parks under coloured bars with park subtotals, merged group heads over a second head row, starts in column B, fractions as percent, identity potential-vacancy-LTL=actual",False)
# ---------- UM3: marina & RV PDF
def um3():
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.pagesizes import A4,legal,landscape
    from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
    from reportlab.lib import colors
    R=random.Random(5203); stem='pr_um_loon_lake_slips_and_sites'
    keys=["other:Max LOA","units","other:Annual","other:Seasonal","vacant","pct_occ","market","actual","market_total","actual_total","other:Gain/(Loss) to Posted"]
    secs=[("Wet slips, covered",[("WC24","Dock A, roofed 24 ft",24,18,310),("WC30","Dock A, roofed 30 ft",30,22,395),("WC36","Dock B, roofed 36 ft",36,14,480),("WC45","Dock B, roofed 45 ft w/ 50A",45,6,645)]),
     ("Wet slips, open",[("WO20","Dock C, finger 20 ft",20,26,175),("WO26","Dock C, finger 26 ft",26,30,228),("WO32","Dock D, finger 32 ft",32,20,290),("TEND","Dock D, end tie",60,4,575),("PWC","PWC drive-on float",12,16,85)]),
     ("Dry stack and yard",[("DS22","Rack level 1-2",22,40,165),("DS28","Rack level 3-4",28,32,205),("TRL","Trailer yard, gravel",40,35,60),("MOOR","Mooring ball, north cove",38,12,98)]),
     ("RV resort sites",[("RVFH","Full hookup 50A pull-through",45,36,720),("RVWE","Water and electric 30A back-in",35,28,540),("RVPM","Park model site, lakefront",40,19,815),("CAB","Camping cabin, no plumbing",None,6,1150)])]
    ss=getSampleStyleSheet(); N=ParagraphStyle('n',parent=ss['Normal'],fontName='Helvetica',fontSize=7.5,leading=9.5)
    f=lambda v:f"{v/100:,.0f}"
    data=[["","","Max","Total","Occupied","","","Pct","Monthly rate","","Monthly income","","Gain/(Loss)"],
          ["Class","Description","LOA","Slips/Sites","Annual","Seasonal","Vacant","Occ","Posted","In place","At posted","Contract","to Posted"]]
    st=[('SPAN',(4,0),(5,0)),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(11,0)),('ALIGN',(4,0),(-1,0),'CENTER'),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('TEXTCOLOR',(0,0),(-1,1),colors.HexColor('#0b3c5d')),('LINEBELOW',(0,1),(-1,1),1.2,colors.HexColor('#0b3c5d')),
        ('LINEBELOW',(4,0),(5,0),.5,colors.grey),('LINEBELOW',(8,0),(9,0),.5,colors.grey),('LINEBELOW',(10,0),(11,0),.5,colors.grey),('FONT',(0,2),(-1,-1),'Helvetica',8),('ALIGN',(2,1),(-1,-1),'RIGHT'),('ALIGN',(2,0),(3,0),'RIGHT'),('ALIGN',(7,0),(7,0),'RIGHT'),('ALIGN',(12,0),(12,0),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    rows=[];tot=[];G=[0]*7
    pp=lambda v:f"({f(-v)})" if v<0 else f(v)
    def total(lab,S):
        u,a,s,v,mt,at,_=S; pc=round((a+s)/u*100,1); l=at-mt
        data.append([lab,"","",str(u),str(a),str(s),str(v),f"{pc:.1f}%","","",f(mt),f(at),pp(l)]); r=len(data)-1
        st.extend([('SPAN',(0,r),(2,r)),('FONT',(0,r),(-1,r),'Helvetica-Bold',8),('LINEABOVE',(3,r),(-1,r),.5,colors.black)])
        tot.append({"label":lab,"units":u,"other:Annual":a,"other:Seasonal":s,"vacant":v,"pct_occ":pc,"market_total":d(mt),"actual_total":d(at),"other:Gain/(Loss) to Posted":d(l)})
    for t,L in secs:
        data.append([t]); r=len(data)-1; st.extend([('SPAN',(0,r),(-1,r)),('FONT',(0,r),(-1,r),'Helvetica-BoldOblique',8.5),('TOPPADDING',(0,r),(-1,r),7)])
        S=[0]*7
        for code,ds,loa,u,rate in L:
            o=max(1,round(u*R.uniform(.7,1))); a=round(o*R.uniform(.4,.85)); s=o-a; v=u-o
            avg=round(rate*R.uniform(.86,1.03)); at=avg*o*100; mt=rate*u*100; pc=round(o/u*100,1); l=at-mt
            data.append([code,ds,str(loa)+"'" if loa else "-",str(u),str(a),str(s) if s else "-",str(v) if v else "-",f"{pc:.1f}%",f(rate*100),f(avg*100),f(mt),f(at),pp(l)])
            row={"type":code,"desc":ds}
            if loa: row["other:Max LOA"]=loa
            row.update({"units":u,"other:Annual":a}); 
            if s: row["other:Seasonal"]=s
            if v: row["vacant"]=v
            row.update(pct_occ=pc,market=rate,actual=avg,market_total=d(mt),actual_total=d(at),**{"other:Gain/(Loss) to Posted":d(l)}); rows.append(row)
            S=[p+q for p,q in zip(S,[u,a,s,v,mt,at,0])]
        total("Total "+t.lower(),S); G=[p+q for p,q in zip(G,S)]
    total("Marina and resort total",G); r=len(data)-1; st.extend([('BACKGROUND',(0,r),(-1,r),colors.HexColor('#d9e6ee')),('TOPPADDING',(0,r),(-1,r),6),('BOTTOMPADDING',(0,r),(-1,r),5)])
    T=Table(data,repeatRows=2,colWidths=[44,150,34,58,44,50,44,46,48,48,64,60,66]); T.setStyle(TableStyle(st))
    doc=SimpleDocTemplate(f'{DOC}/{stem}.pdf',pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=26,title="Slip and site mix")
    h=ParagraphStyle('h',parent=N,fontName='Helvetica-Bold',fontSize=13,leading=16,textColor=colors.HexColor('#0b3c5d'))
    doc.build([Paragraph("Loon Lake Marina & RV Resort",h),Paragraph("Slip and Site Mix, occupancy and contract income at June 1, 2026 &nbsp; (whole dollars, per month in season)",N),Spacer(1,6),T,Spacer(1,8),
      Paragraph("Annual and seasonal contracts only; transient and nightly revenue is not in this schedule. Liveaboard surcharge ($95) is not in posted rates. Contract = in-place rate times occupied slips or sites.",N),
      Paragraph("Prepared for Harbor Trust Bank, covenant package. Waiting list: 11 names for WC30, 4 for RVPM.",N)])
    save(stem,'pdf','UM','OTHER',keys,rows,tot,None,"marina slip and RV site mix, A4 landscape, group heads over occupied/rate/income, no occupied total column, sections with subtotals, gain/(loss) in parentheses, dashes for none, whole dollars",True)
