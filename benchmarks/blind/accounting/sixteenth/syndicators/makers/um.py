from common import *
import subprocess, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
def rd(x,d=0):
    import decimal; q=decimal.Decimal(str(round(x,8))).quantize(decimal.Decimal(1).scaleb(-d),decimal.ROUND_HALF_UP); return int(q) if d==0 else float(q)
# ---------- 7 OM brochure ----------
def um1():
    R=random.Random(1607); f="um_sorrel_creek_om.pdf"
    S=[("Classic Interiors",[("A1 Aspen","1 BR / 1 BA",36,612,1145,1068),("A2 Birch","1 BR / 1 BA",28,704,1210,1131),("A2-D Birch w/ Den","1 BR + Den / 1 BA",8,788,1285,1204),("B1 Cedar","2 BR / 1 BA",24,901,1360,1262),("B2 Dogwood","2 BR / 2 BA",40,988,1445,1339),("B2-T Dogwood Townhome","2 BR / 1.5 BA",12,1104,1560,1448),("C1 Elm","3 BR / 2 BA",10,1236,1710,1595)]),
     ("Partial Upgrade (appliances & lighting)",[("A1 Aspen","1 BR / 1 BA",9,612,1215,1170),("B1 Cedar","2 BR / 1 BA",7,901,1435,1388),("B2 Dogwood","2 BR / 2 BA",11,988,1525,1490)]),
     ("Renovated (quartz, plank, W/D)",[("A1 Aspen","1 BR / 1 BA",14,612,1325,1302),("A2 Birch","1 BR / 1 BA",16,704,1395,1377),("B1 Cedar","2 BR / 1 BA",6,901,1560,1568),("B2 Dogwood","2 BR / 2 BA",19,988,1650,1618),("C1 Elm","3 BR / 2 BA",4,1236,1925,1940)])]
    N=sum(x[2] for _,l in S for x in l)
    money=["units","pct_units","other:LEASED Units","pct_leased","sf","total_sf","actual","actual_sf","market","market_sf","other:LOSS TO LEASE Per Unit","other:LOSS TO LEASE Pct."]
    W=ParagraphStyle("w",fontName="Helvetica",fontSize=7.6,leading=8.8); hdr1=["","","UNITS","","LEASED","","AREA (SF)","","IN-PLACE RENT","","MARKET RENT","","LOSS TO LEASE",""]
    hdr2=["Floor Plan","Configuration","No.","% of\nTotal","Units","%","Avg.","Total","Per\nUnit","Per\nSF","Per\nUnit","Per\nSF","Per\nUnit","Pct."]
    def vals(u,ls,sf,tsf,ip,mk): 
        l=mk-ip; return [u,rd(u/N*100,1),ls,rd(ls/u*100,1),sf,tsf,ip,rd(ip/sf,2),mk,rd(mk/sf,2),l,rd(l/mk*100,1)]
    def pr(v): 
        u,p,ls,pl,sf,t,ip,isf,mk,ms,l,lp=v; q=lambda x:f"(${-x:,})" if x<0 else f"${x:,}"
        return [str(u),f"{p:.1f}%",str(ls),f"{pl:.1f}%",f"{sf:,}",f"{t:,}",q(ip),f"${isf:.2f}",q(mk),f"${ms:.2f}",q(l),(f"({-lp:.1f}%)" if lp<0 else f"{lp:.1f}%")]
    data=[hdr1,hdr2];rows=[];tt=[];sty=[];A=[]
    def agg(L): u=sum(x[0] for x in L); t=sum(x[0]*x[2] for x in L); return vals(u,sum(x[1] for x in L),rd(t/u),t,rd(sum(x[0]*x[3] for x in L)/u),rd(sum(x[0]*x[4] for x in L)/u))
    for s,l in S:
        data.append([s]+[""]*13); i=len(data)-1; sty+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(-1,i),"Helvetica-BoldOblique",8),("TEXTCOLOR",(0,i),(-1,i),colors.HexColor("#7A3B12"))]; B=[]
        for nm,cf,u,sf,mk,ip in l:
            ls=u-R.choice([0,0,1,1,2] if u>8 else [0,0,1]); v=vals(u,ls,sf,u*sf,ip,mk); data.append([Paragraph(nm,W),Paragraph(cf,W)]+pr(v)); rows.append({"type":nm,**dict(zip(money,v))}); B.append((u,ls,sf,ip,mk))
        A+=B; v=agg(B); lab="Subtotal / Average"; data.append([lab,""]+pr(v)); i=len(data)-1; sty+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",7.6),("LINEABOVE",(2,i),(-1,i),.5,colors.grey),("SPAN",(0,i),(1,i))]; tt.append({"label":lab,**dict(zip(money,v))})
    v=agg(A); data.append(["TOTAL / WTD. AVERAGE",""]+pr(v)); tt.append({"label":"TOTAL / WTD. AVERAGE",**dict(zip(money,v))})
    t=Table(data,colWidths=[84,80,34,38,36,40,36,50,48,38,48,38,46,44],repeatRows=2)
    t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.6),("FONT",(0,0),(-1,1),"Helvetica-Bold",7.6),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#7A3B12")),("TEXTCOLOR",(0,0),(-1,1),colors.white),("ALIGN",(2,0),(-1,1),"CENTER"),("ALIGN",(2,2),(-1,-1),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE")]+[("SPAN",(c,0),(c+1,0)) for c in range(2,14,2)]+[("LINEBELOW",(c,0),(c+1,0),.5,colors.white) for c in range(2,14,2)]+[("TOPPADDING",(0,2),(-1,-1),1.6),("BOTTOMPADDING",(0,2),(-1,-1),1.6),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",8),("BACKGROUND",(0,-1),(-1,-1),colors.HexColor("#F3E9E2")),("SPAN",(0,-1),(1,-1)),("LINEABOVE",(0,-1),(-1,-1),1,colors.black)]+sty))
    by={}
    for (s,l) in S:
        for x in l: by.setdefault(x[1][:4],[0,0]); by[x[1][:4]][0]+=x[2]
    rec=Table([["Bedroom Recap","Units"]]+[[k,str(a[0])] for k,a in sorted(by.items())],colWidths=[90,40],hAlign="RIGHT"); rec.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7.6),("FONT",(0,0),(-1,0),"Helvetica-Bold",7.6),("BOX",(0,0),(-1,-1),.5,colors.grey),("ALIGN",(1,0),(1,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1.5)]))
    B=ParagraphStyle("b",fontName="Helvetica",fontSize=9,leading=12)
    el=[Paragraph("SORREL CREEK APARTMENTS",ParagraphStyle("t",fontName="Helvetica-Bold",fontSize=18,leading=22,textColor=colors.HexColor("#7A3B12"))),Paragraph("Unit Mix and Rent Summary &nbsp;|&nbsp; Rent roll dated April 22, 2025",B),Spacer(1,4),
     Paragraph(f"Built in 1987, the {N}-unit community sits on 14.2 acres in eastern Wichita. The seller has finished 59 full renovations and found premiums of $180 to $215 a month; 158 classic homes remain for the next owner's program.",B),Spacer(1,7),t,Spacer(1,6),rec,Spacer(1,4),
     Paragraph("In-place rents are contract rents without concessions; vacant homes are carried at the last contract rent. Averages are weighted by number of units and rounded to whole dollars. Loss to lease = market less in-place.",ParagraphStyle("n",fontName="Helvetica-Oblique",fontSize=7,leading=8.5))]
    def foot(c,d): c.setFont("Helvetica",7); c.drawString(40,18,"Pennant & Loftus Investment Sales  |  Confidential Offering Memorandum"); c.drawRightString(752,18,"27")
    SimpleDocTemplate(DOC+f,pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=28,bottomMargin=30).build(el,onFirstPage=foot,onLaterPages=foot)
    assert sum(x[2] for x in S[0][1])==158 and sum(x[2] for x in S[2][1])==59
    save(f,"UM",money,rows,tt,None,"MULTIFAMILY","investment sales broker","brochure page, grouped two-level header, sections by renovation, in-place before market, recap by bedrooms","same floor plan names in several sections; negative loss to lease; subtotals share one label")
# ---------- 8 student by beds xlsx ----------
def um2():
    R=random.Random(1608); f="um_quad_at_tillery_beds.xlsx"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Bed Mix"
    plans={"S1":("Studio",0,1,398,1189),"A1":("1x1",1,1,540,1095),"B2":("2x2",2,2,826,905),"B2p":("2x2 Premium View",2,2,850,945),"C3":("3x3",3,3,1148,825),"D4":("4x4",4,4,1402,765),"D4t":("4x4 Townhome",4,4.5,1610,799),"E5":("5x5 Cottage",5,5,1985,749),"D2":("4x2",4,2,1230,669)}
    bl=[("Building 1 - Tillery Street",[("S1",12),("A1",18),("B2",24),("B2p",6),("C3",9),("D4",30),("D2",8)]),("Building 2 - Garage Wrap",[("S1",8),("A1",10),("B2",20),("C3",12),("D4",44)]),("Building 3 - Courtyard",[("A1",6),("B2",12),("B2p",4),("D4",26),("D2",14)]),("Cottages",[("D4t",15),("E5",11)])]
    hd=PatternFill("solid",fgColor="274E13"); wf=Font(name="Tahoma",bold=True,color="FFFFFF",size=9); bf=Font(name="Tahoma",bold=True,size=9); tf=Font(name="Tahoma",size=9)
    ws["B1"]="The Quad at Tillery"; ws["B1"].font=Font(name="Tahoma",bold=True,size=14); ws["B2"]="Acquisition underwriting - bed mix at 3/31/2025, academic year 2025-26 prelease"; ws["B2"].font=tf
    for rng,t in [("B4:B6","Plan"),("C4:C6","Description"),("D4:E4","PER UNIT"),("F4:F6","Avg\nSF"),("G4:H4","COUNT"),("I4:J4","PRELEASE"),("K4:L4","MARKET RENT"),("M4:N4","IN-PLACE RENT"),("O4:O6","Loss to\nLease\nper Bed")]:
        ws.merge_cells(rng); ws[rng.split(":")[0]]=t
    for c,(a,b) in zip("DEGHIJKLMN",[("Bed","rooms"),("Bath","rooms"),("","Units"),("","Beds"),("Beds","Signed"),("% of","Beds"),("per","Bed"),("Monthly","Total"),("per","Bed"),("Monthly","Total")]): ws[c+"5"]=a; ws[c+"6"]=b
    for row in ws["B4:O6"]:
        for c in row: c.fill=hd; c.font=wf; c.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
    money=["sf","units","other:COUNT Beds","other:PRELEASE Beds Signed","pct_leased","other:MARKET RENT per Bed","market_total","other:IN-PLACE RENT per Bed","actual_total","other:Loss to Lease per Bed"]
    cl="FGHIJKLMNO"; fm=["#,##0","#,##0","#,##0","#,##0","0.0%","$#,##0","$#,##0","$#,##0","$#,##0","#,##0;(#,##0)"]
    r=7;rows=[];tt=[];A=[]
    def put(r,v,font,fill=None):
        for c,x,fx in zip(cl,v,fm):
            if x is None: continue
            q=ws[f"{c}{r}"]; q.value=round(x/100,4) if fx=="0.0%" else x; q.number_format=fx; q.font=font
    def agg(L): 
        u=sum(x[0] for x in L);b=sum(x[1] for x in L);s=sum(x[2] for x in L);m=sum(x[4] for x in L);a=sum(x[6] for x in L); mk=rd(m/b); ip=rd(a/s)
        return [rd(sum(x[0]*x[7] for x in L)/u),u,b,s,rd(s/b*100,1),mk,m,ip,a,mk-ip]
    for bn,l in bl:
        ws.merge_cells(f"B{r}:O{r}"); ws[f"B{r}"]=bn; ws[f"B{r}"].font=bf; ws[f"B{r}"].fill=PatternFill("solid",fgColor="D9EAD3"); r+=1; B=[]
        for p,u in l:
            ds,br,ba,sf,mk=plans[p]; mk+=R.choice([0,0,10,-15,20]); beds=u*max(br,1); sg=rd(beds*R.uniform(.62,.97)); ip=mk-R.choice([12,25,31,44,58,-9,-14,0]); 
            v=[sf,u,beds,sg,rd(sg/beds*100,1),mk,mk*beds,ip,ip*sg,mk-ip]
            for c,x in zip("BCDE",[p,ds,br,ba]): ws[f"{c}{r}"]=x; ws[f"{c}{r}"].font=tf; 
            put(r,v,tf)
            if bn.startswith("Building 3"):
                for c in "KMO": 
                    x=v[cl.index(c)]; ws[f"{c}{r}"]=(f"${x:,}" if c!="O" else (f"({-x})" if x<0 else str(x))); ws[f"{c}{r}"].alignment=Alignment(horizontal="right")
            rows.append({"type":p,"name":ds,"beds":br,"baths":ba,**dict(zip(money,v))}); B.append((u,beds,sg,mk,mk*beds,ip,ip*sg,sf)); r+=1
        A+=B; v=agg(B); lab=f"{bn.split(' - ')[0]} total"; ws[f"B{r}"]=lab; ws[f"B{r}"].font=bf; put(r,v,bf)
        for c in "BCDEFGHIJKLMNO": ws[f"{c}{r}"].border=Border(top=Side(style="thin"))
        tt.append({"label":lab,**dict(zip(money,v))}); r+=2
    v=agg(A); ws[f"B{r}"]="Property total / average"; put(r,v,bf); tt.append({"label":"Property total / average",**dict(zip(money,v))})
    for c in "BCDEFGHIJKLMNO": ws[f"{c}{r}"].border=Border(top=Side(style="thin"),bottom=Side(style="double")); ws[f"{c}{r}"].font=bf
    r+=2
    for t in ["Market monthly total = beds x market rent per bed.  In-place monthly total = beds signed x in-place rent per bed.","Average SF weighted by units; market rent by beds; in-place rent by beds signed. Studios count as one bed."]: ws[f"B{r}"]=t; ws[f"B{r}"].font=Font(name="Tahoma",italic=True,size=8); r+=1
    # hidden working column
    ws["Q6"]="UW rent (wip)"
    for i in range(8,14): ws[f"Q{i}"]=900+i
    ws.column_dimensions["Q"].hidden=True
    ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=10; ws.column_dimensions["C"].width=20
    for c in "DEFGHIJK": ws.column_dimensions[c].width=9
    for c in "LMNO": ws.column_dimensions[c].width=12
    ws.freeze_panes="D7"; ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
    wb.save(DOC+f)
    save(f,"UM",money,rows,tt,None,"STUDENT_HOUSING","acquisitions analyst","by building and bed, three-line merged header, offset start column, hidden working column, some rents as text","rents are per bed (other:), monthly totals market_total/actual_total; numbers as text in Building 3; 0 bedrooms; hidden column Q is not printed")
# ---------- 9 storage, spreadsheet printed to PDF ----------
def um3():
    R=random.Random(1609); base="um_ridgeline_storage_sizes"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Mix"
    G=Font(name="Liberation Sans",size=8); GB=Font(name="Liberation Sans",size=8,bold=True)
    ws["A1"]="RIDGELINE SELF STORAGE - SPRINGDALE, AR"; ws["A1"].font=Font(name="Liberation Sans",size=12,bold=True); ws["A2"]="Unit mix by building with street and in-place rates, rolled to 5/15/2025 (manager's SiteLink export, reworked by buyer)"; ws["A2"].font=G
    H=["Size & Class","Sq Ft\nEach","Unit\nCount","Rented","Open","Occ.\nby Unit","Net Rentable\nSq Ft","Street\nRate","Street\n$/SF/Mo","Street Rate\nPotential","Avg Paying\nRate","Paying\n$/SF/Mo","Monthly\nRent Billed"]
    money=["sf","units","occupied","vacant","pct_occ","total_sf","market","market_sf","market_total","actual","actual_sf","actual_total"]
    for i,h in enumerate(H): c=ws.cell(4,i+1,h); c.font=GB; c.alignment=Alignment(wrap_text=True,horizontal="left" if i==0 else "right",vertical="bottom"); c.border=Border(bottom=Side(style="medium"))
    ws.row_dimensions[4].height=26
    pr={"CC":1.0,"NC":.72}; base_rate={25:52,50:74,75:96,100:119,150:158,200:189,250:222,300:256}
    sz={"5x5":25,"5x10":50,"7.5x10":75,"10x10":100,"10x15":150,"10x20":200,"10x25":250,"10x30":300}
    B=[("BLDG A  climate, two floors",[(s,"CC Ground") for s in("5x5","5x10","7.5x10","10x10","10x15","10x20")]+[(s,"CC Upper") for s in("5x5","5x10","7.5x10","10x10","10x15")]),("BLDG B  climate, one floor",[(s,"CC Ground") for s in("5x10","10x10","10x15","10x20","10x30")]),("BLDG C  drive-up",[(s,"NC Drive-up") for s in("5x10","10x10","10x15","10x20","10x25","10x30")]),("BLDG D  drive-up",[(s,"NC Drive-up") for s in("10x10","10x15","10x20","10x30")]+[("10x20","NC Powered"),("10x30","NC Powered")]),("BLDG E  drive-up annex",[(s,"NC Drive-up") for s in("5x10","10x15","10x20")]),("YARD  open and covered parking",[("10x20","Parking Open"),("12x30","Parking Open"),("12x40","Parking Covered"),("12x50","Parking Covered")])]
    sz.update({"12x30":360,"12x40":480,"12x50":600})
    fm=["#,##0","#,##0","#,##0","#,##0",'0.0"%"',"#,##0",'#,##0.00',"0.00",'#,##0.00','#,##0.00',"0.00",'#,##0.00']
    r=5;rows=[];tt=[];A=[]
    def put(v,f): 
        for i,(x,q) in enumerate(zip(v,fm)):
            if x is None: continue
            c=ws.cell(r,i+2,x); c.number_format=q; c.font=f
    def agg(L):
        u=sum(x[0] for x in L);o=sum(x[1] for x in L);t=sum(x[0]*x[2] for x in L);m=sum(x[0]*x[3] for x in L);a=sum(x[4] for x in L);ot=sum(x[1]*x[2] for x in L)
        return [rd(t/u),u,o,u-o,rd(o/u*100,1),t,n(rd(m/u)),rd(m/t/100,2),n(m),n(rd(a/o)),rd(a/ot/100,2),n(a)]
    for bn,l in B:
        c=ws.cell(r,1,bn); c.font=Font(name="Liberation Sans",size=8,bold=True,underline="single"); r+=1; L=[]
        for s,k in l:
            sf=sz[s]; st=(base_rate.get(sf,0)*(1 if k.startswith("CC G") else .9 if "Upper" in k else .72 if "Drive" in k else .8)) if k[:2] in("CC","NC") else {"10x20":55,"12x30":75,"12x40":115,"12x50":139}[s]
            st=rd(st)*100; u=R.randint(4,44) if sf<200 else R.randint(2,18); o=max(0,u-rd(u*R.uniform(0,.28)))
            if bn.startswith("YARD") and s=="12x50": u,o=3,0
            a=rd(st*R.uniform(.82,1.12)) if o else None; bill=a*o if o else 0
            v=[sf,u,o,u-o,rd(o/u*100,1),u*sf,n(st),rd(st/sf/100,2),n(st*u),n(a) if o else None,rd(a/sf/100,2) if o else None,n(bill)]
            ws.cell(r,1,f"  {s} {k}").font=G; put(v,G); rows.append({"type":f"{s} {k}",**dict(zip(money,v))}); L.append((u,o,sf,st,bill)); r+=1
        A+=L; v=agg(L); lab=f"Total {bn.split('  ')[0]}"; ws.cell(r,1,lab).font=GB; put(v,GB)
        for i in range(1,14): ws.cell(r,i).border=Border(top=Side(style="hair")); 
        tt.append({"label":lab,**dict(zip(money,v))}); r+=2
    v=agg(A); ws.cell(r,1,"FACILITY TOTAL").font=GB; put(v,GB); tt.append({"label":"FACILITY TOTAL",**dict(zip(money,v))})
    for i in range(1,14): ws.cell(r,i).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    r+=2
    for t in ["Averages on total lines: sq ft and street rate weighted by unit count, paying rate by rented units; paying $/SF on rented area.","Blank paying rate = no rented space in the type. Manager's apartment and one office bay are not in the count."]: ws.cell(r,1,t).font=Font(name="Liberation Sans",size=7,italic=True); r+=1
    ws.column_dimensions["A"].width=27
    for i,w in enumerate([8,8,8,7,9,12,9,9,12,11,9,12]): ws.column_dimensions["BCDEFGHIJKLM"[i]].width=w
    ws.print_title_rows="4:4"; ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.oddFooter.center.text="&F   page &P of &N"
    src=f"{H0}/{base}.xlsx"; wb.save(src)
    subprocess.run(["soffice","--headless",f"-env:UserInstallation=file://{H0}/.lo","--convert-to","pdf","--outdir",DOC,src],check=True,capture_output=True); os.remove(src); import shutil; shutil.rmtree(H0+"/.lo",ignore_errors=True)
    save(base+".pdf","UM",money,rows,tt,None,"OTHER","buyer's analyst (spreadsheet printed to PDF)","by building, sizes and class in one label, two-line header repeated, no grid, blank cells","same size in several buildings; rate weighted by rented units; blank paying rate where nothing is rented")
import common
H0=common.H
