import random
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
import datetime

# ---------- 7 US office park by size band
def d7():
    R=random.Random(1807); fn="TamarackCommons_SuiteMix.pdf"
    bands=[("Under 1,500",600,1499,9),("1,500 - 2,999",1500,2999,8),("3,000 - 5,999",3000,5999,5),("6,000 - 11,999",6000,11999,3),("12,000 +",12000,31000,2)]
    blds=["BUILDING 100 - Alder","BUILDING 200 - Birch","BUILDING 300 - Cedar (flex / R&D)","BUILDING 400 - Dogwood"]
    K=["units","sf","total_sf","other:% of Park RSF","occupied","other:OCCUPIED RSF","vacant","other:VACANT RSF","other:% RSF Occupied","other:IN-PLACE RENT $/RSF/Yr","actual","other:ASKING RENT $/RSF/Yr"]
    D=[]
    for bi,b in enumerate(blds):
        for n,lo,hi,k in bands:
            if (bi==2 and n.startswith("Under")) or (bi==3 and n=="12,000 +"): continue
            s=[]
            for _ in range(max(1,k+R.randint(-2,2))):
                a=R.randint(lo,hi); occ=R.random()<.82; ip=R.randint(2050,2990)-bi*120; ask=ip+R.randint(-100,350)
                s.append((a,occ,ip,ask))
            if bi==1 and n=="12,000 +": s=[(18_440,False,2500,2600)]
            D.append((b,n,s))
    park=sum(x[0] for *_,s in D for x in s)
    def agg(s):
        u=len(s);A=sum(x[0] for x in s);o=[x for x in s if x[1]];oa=sum(x[0] for x in o)
        yr=sum(x[0]*x[2] for x in o)/100
        return [u,round(A/u),A,round(A/park*100,1),len(o),oa,u-len(o),A-oa,round(oa/A*100,1),round(yr/oa,2) if oa else None,round(yr/12/len(o)) if o else None,round(sum(x[0]*x[3] for x in s)/A/100,2)]
    def f(v):
        fm=["{:,}","{:,}","{:,}","{:.1f}%","{:,}","{:,}","{:,}","{:,}","{:.1f}%","${:.2f}","${:,}","${:.2f}"]
        return [a.format(x) if x is not None else "n/a" for a,x in zip(fm,v)]
    h=[["Suite size","Suites","Avg\nRSF","Total\nRSF","% of\nPark\nRSF","OCCUPIED","","VACANT","","% RSF\nOccupied","IN-PLACE RENT","","ASKING\nRENT\n$/RSF/Yr"],["(RSF)","","","","","Suites","RSF","Suites","RSF","","$/RSF/Yr","$/Suite/Mo",""]]
    sty=[("FONT",(0,0),(-1,-1),"Helvetica",8.5),("FONT",(0,0),(-1,1),"Helvetica-Bold",8),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#3b4a2f")),("TEXTCOLOR",(0,0),(-1,1),colors.white),("ALIGN",(1,0),(-1,-1),"RIGHT"),("ALIGN",(1,0),(-1,1),"CENTER"),("VALIGN",(0,0),(-1,1),"MIDDLE"),("SPAN",(5,0),(6,0)),("SPAN",(7,0),(8,0)),("SPAN",(10,0),(11,0))]+[("SPAN",(i,0),(i,1)) for i in(1,2,3,4,9,12)]+[("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2.5)]
    data=list(h);rows=[];tot=[]
    def z(v): return {k:x for k,x in zip(K,v) if x is not None}
    for b in blds:
        data.append([b]+[""]*12); k=len(data)-1; sty+=[("SPAN",(0,k),(-1,k)),("FONT",(0,k),(-1,k),"Helvetica-Bold",9),("TEXTCOLOR",(0,k),(-1,k),colors.HexColor("#3b4a2f")),("TOPPADDING",(0,k),(-1,k),6)]
        bs=[]
        for bb,n,s in D:
            if bb==b: v=agg(s); data.append([n]+f(v)); rows.append({"type":n,**z(v)}); bs+=s
        v=agg(bs); lab="Subtotal / avg "+b.split()[1]; data.append([lab]+f(v)); tot.append({"label":lab,**z(v)}); k=len(data)-1
        sty+=[("FONT",(0,k),(-1,k),"Helvetica-BoldOblique",8.5),("LINEABOVE",(1,k),(-1,k),.5,colors.black)]
    al=[x for *_,s in D for x in s]; v=agg(al); data.append(["Park total / avg"]+f(v)); tot.append({"label":"Park total / avg",**z(v)}); k=len(data)-1
    sty+=[("FONT",(0,k),(-1,k),"Helvetica-Bold",9),("BACKGROUND",(0,k),(-1,k),colors.HexColor("#dfe5d6"))]
    rc=[["Recap by size band","Suites","RSF","Vacant RSF"]]
    for n,*_ in bands:
        s=[x for _,nn,ss in D if nn==n for x in ss]; rc.append([n,f"{len(s)}",f"{sum(x[0] for x in s):,}",f"{sum(x[0] for x in s if not x[1]):,}"])
    t=Table(data,colWidths=[112,40,44,54,42,42,52,42,48,52,54,64,54],repeatRows=2); t.setStyle(TableStyle(sty))
    rt=Table(rc,colWidths=[120,50,60,70],hAlign="LEFT"); rt.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",8),("FONT",(0,0),(-1,0),"Helvetica-Bold",8),("ALIGN",(1,0),(-1,-1),"RIGHT"),("GRID",(0,0),(-1,-1),.3,colors.grey)]))
    H=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=16,leading=20,textColor=colors.HexColor("#3b4a2f")); P=ParagraphStyle("p",fontName="Helvetica",fontSize=9,leading=12)
    def foot(c,d): c.setFont("Helvetica",7); c.drawString(48,24,"Larkmoor Office Advisors - confidential"); c.drawRightString(landscape(letter)[0]-48,24,f"{d.page}")
    SimpleDocTemplate(doc(fn),pagesize=landscape(letter),leftMargin=44,rightMargin=44,topMargin=40,bottomMargin=42,invariant=1).build([Paragraph("Tamarack Commons Office Park",H),Paragraph(f"Suite mix by building and size band, rent roll of May 31, 2025. The park of {park:,} rentable square feet stands in four buildings off Ridgeline Parkway; in-place rents are full-service gross and weighted by area, asking rents are the leasing team's quotes for every suite, let or not.",P),Spacer(1,8),t,Spacer(1,5),Paragraph("n/a: no suite of the band is let. Percentages are rounded and may not add to 100.0.",ParagraphStyle("q",fontName="Helvetica-Oblique",fontSize=7.5)),Spacer(1,10),rt],onFirstPage=foot,onLaterPages=foot)
    save(fn,"UM",K,rows,tot,None,"OFFICE","C. Abernathy, Charlotte","Brochure-like PDF, sections by building, grouped headers, subtotals with weighted averages, recap by band","annual $/RSF beside monthly per-suite rent, percentages of area not units, n/a cells, recap table, band names that look like numbers")

# ---------- 8 Gulf mall by level, xlsx
def d8():
    R=random.Random(1808); fn="Marsa Mall - Unit Mix by Level.xlsx"
    lv=[("Lower Ground",["Hypermarket","Line shops","Services & ATMs"]),("Ground",["Anchor / department store","Line shops","F&B - café","Kiosks (RMU)"]),("First",["Mini-anchor","Line shops","F&B - restaurant","Kiosks (RMU)"]),("Second",["Cinema & leisure","Food court counters","F&B - restaurant","Storage"]),("Roof",["Terrace restaurants","Telecom & signage licences"])]
    spec={"Hypermarket":(1,62000,62000,9),"Line shops":(22,700,3400,24),"Services & ATMs":(6,60,420,30),"Anchor / department store":(2,28000,41000,8),"F&B - café":(5,600,1800,22),"Kiosks (RMU)":(9,60,150,75),"Mini-anchor":(3,7000,13000,12),"F&B - restaurant":(6,1500,4200,19),"Cinema & leisure":(2,14000,33000,7),"Food court counters":(14,350,800,34),"Storage":(11,100,600,4),"Terrace restaurants":(4,2200,5000,17),"Telecom & signage licences":(5,0,0,0)}
    K=["units","pct_units","occupied","vacant","pct_occ","other:GLA sq m","total_sf","sf","actual","actual_total","market","market_total"]
    wb=xlsxwriter.Workbook(doc(fn)); wb.set_properties({"created":datetime.datetime(2025,6,1)}); ws=wb.add_worksheet("Unit mix")
    g=lambda **k: wb.add_format({"font_name":"Georgia","font_size":10,"border":1,"border_color":"#BBBBBB",**k})
    hd=g(bold=True,align="center",valign="vcenter",text_wrap=True,bg_color="#7A1F3D",font_color="white")
    ws.write("B1","Marsa Mall, Ras Al Khaimah",wb.add_format({"bold":True,"font_size":15,"font_name":"Georgia"})); ws.write("B2","Unit mix by level and use at 31 May 2025; rents in AED per month, net of VAT at 5%",wb.add_format({"italic":True,"font_name":"Georgia"}))
    ws.merge_range("B4:B6","Level",hd); ws.merge_range("C4:C6","Use",hd); ws.merge_range("D4:H4","UNITS",hd); ws.merge_range("I4:K4","GLA",hd); ws.merge_range("L4:O4","RENT, AED PER MONTH",hd)
    for i,x in enumerate(["No.","% of units","Let","Vacant","Let %","sq m","sq ft","Avg unit\nsq ft"]): ws.merge_range(4,3+i,5,3+i,x,hd)
    ws.merge_range("L5:M5","Passing (let units)",hd); ws.merge_range("N5:O5","Market (all units)",hd)
    for c,x in zip("LMNO",["Avg per unit","Total","Avg per unit","Total"]): ws.write(c+"6",x,hd)
    ws.set_column(0,0,2); ws.set_column(1,1,12); ws.set_column(2,2,27); ws.set_column(3,7,8.5); ws.set_column(8,10,11); ws.set_column(11,14,13); ws.set_row(5,26)
    D=[]
    for l,us in lv:
        for u in us:
            n,lo,hi,rt=spec[u]; n=n if n<3 else max(2,n+R.randint(-3,3)); s=[]
            for _ in range(n):
                a=R.randint(lo,hi) if hi else None; mk=round(a*rt*R.uniform(.8,1.25)/50)*50 if a else R.randint(10,60)*100
                s.append((a,R.random()<.86,max(50,mk+R.randint(-8,4)*(mk//100)),mk))
            if u=="Hypermarket": s=[(62000,True,520000,545000)]
            D.append((l,u,s))
    N=sum(len(s) for *_,s in D)
    def agg(s):
        n=len(s);o=[x for x in s if x[1]]; A=sum(x[0] or 0 for x in s); na=sum(1 for x in s if x[0]); P=sum(x[2] for x in o); M=sum(x[3] for x in s)
        return [n,round(n/N*100,1),len(o),n-len(o),round(len(o)/n*100,1),round(A*.09290304) if na else None,A if na else None,round(A/na) if na else None,round(P/len(o)) if o else None,P if o else 0,round(M/n),M]
    pc=lambda b:g(num_format="0.0%",**b)
    cache={}
    def fmt(i,b):
        k=(i,b)
        if k not in cache:
            e=dict(bold=True,bg_color="#F3E3E8") if b==1 else dict(bold=True,bg_color="#E0B9C6",top=2) if b==2 else {}
            cache[k]=g(num_format="0.0%" if i in(1,4) else "#,##0",**e) if i>=0 else g(**e)
        return cache[k]
    sqm={}
    def put(r,v,b,rng=None):
        for i,x in enumerate(v):
            c=3+i
            if x is None: ws.write_blank(r,c,None,fmt(i,b)); continue
            if rng and i in(0,2,3,5,6,9,11): 
                col=chr(65+c); ws.write_formula(r,c,"="+("+".join(f"{col}{q+1}" for q in rng) if b==2 else f"SUM({col}{rng[0]+1}:{col}{rng[-1]+1})"),fmt(i,b),x)
            else: ws.write_number(r,c,x/100 if i in(1,4) else x,fmt(i,b))
    r=6;rows=[];tot=[];subs=[];sv=[]
    z=lambda v:{k:x for k,x in zip(K,v) if x is not None}
    for l,us in lv:
        r0=r; ls=[]; q=0
        for ll,u,s in D:
            if ll==l:
                v=agg(s); q+=v[5] or 0; ws.write(r,2,u,fmt(-1,0)); put(r,v,0); rows.append({"type":u,**z(v)}); ls+=s; r+=1
        ws.merge_range(r0,1,r-1,1,l,g(bold=True,valign="vcenter",align="center"))
        v=agg(ls); v[5]=q; ws.merge_range(r,1,r,2,f"{l} total",fmt(-1,1)); put(r,v,1,list(range(r0,r))); tot.append({"label":f"{l} total",**z(v)}); subs.append(r); sv.append(q); r+=1
    v=agg([x for *_,s in D for x in s]); v[5]=sum(sv); ws.merge_range(r,1,r,2,"MARSA MALL TOTAL",fmt(-1,2)); put(r,v,2,subs); tot.append({"label":"MARSA MALL TOTAL",**z(v)})
    r+=2; nt=wb.add_format({"font_name":"Georgia","font_size":9,"italic":True})
    for x in["Licences on the roof have no lettable area; the average unit leaves them out.","Marketing levy (AED 4 per sq ft a year) and service charge are billed apart and are not in the rents."]: ws.write(r,1,x,nt); r+=1
    # side table
    ws.merge_range("Q4:R4","Leasing team",hd); 
    for i,(a,b) in enumerate([("Vacant since > 12 m",3),("Under offer",4),("In fit-out",2)]): ws.write(4+i,16,a,fmt(-1,0)); ws.write(4+i,17,b,fmt(0,0))
    ws.set_column(15,15,3); ws.set_column(16,16,21); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,"UM",K,rows,tot,None,"RETAIL","N. Qureshi, Ras Al Khaimah","Workbook, level in vertically merged cells, three-line grouped headers, level totals, side table","formulas for sums, merged level cells, areas in sq m and sq ft, repeated use names, blank area for licences, side table to the right")

# ---------- 9 UK co-working, text currency
def d9():
    R=random.Random(1809); fn="coworking_suite_mix_UK.xlsx"
    C=["Tannery Row, London SE1","Cotton Exchange, Manchester","Harbour Loft, Bristol"]
    ty=[("1-2 desk office",2,11,420),("3-4 desk office",4,9,400),("5-8 desk office",7,6,385),("9-14 desk office",12,4,370),("15-24 desk suite",20,2,350),("Full-floor suite",46,1,330)]
    G="FEE PCM, EX VAT "
    K=["market","actual","other:FEE PER DESK PCM List","other:FEE PER DESK PCM Achieved","units","occupied","vacant","other:Desks in all","other:Desks sold","pct_occ","sf","actual_total"]
    D=[]
    for ci,c in enumerate(C):
        for n,d,k,f in ty:
            if ci==2 and n.startswith("Full"): continue
            s=[]
            for _ in range(max(1,k+R.randint(-2,3) if k>1 else 1)):
                dk=d if d>2 else R.choice([1,2]); 
                if d>4: dk=d+R.randint(-2,2)
                li=round(dk*f*(1.25-.3*ci/1)*R.uniform(.95,1.05)/5)*5; s.append((dk,R.random()<.8,li,round(li*R.uniform(.82,1)/5)*5,dk*R.randint(48,62)))
            D.append((c,n,s))
    def agg(s):
        o=[x for x in s if x[1]]; dk=sum(x[0] for x in s); ds=sum(x[0] for x in o); A=sum(x[3] for x in o); Lm=sum(x[2] for x in s)
        return [round(Lm/len(s)),round(A/len(o)) if o else None,round(Lm/dk),round(A/ds) if o else None,len(s),len(o),len(s)-len(o),dk,ds,round(len(o)/len(s)*100,1),round(sum(x[4] for x in s)/len(s)),A if o else 0]
    wb=Workbook(); cv=wb.active; cv.title="Cover"; cv["B3"]="Pollard & Wren Flexible Workspace"; cv["B3"].font=Font(size=20,bold=True); cv["B5"]="Suite mix, three centres"; cv["B6"]="30 June 2025 (quarter-end pack, schedule 4)"; cv["B8"]="Prepared by M. Adeyemi for the owners. See sheet 'Mix'."; cv.sheet_view.showGridLines=False
    ws=wb.create_sheet("Mix"); th=Side(style="thin"); hf=Font(name="Arial",size=9,bold=True)
    ws["A1"]="Suite mix by centre"; ws["A1"].font=Font(name="Arial",size=12,bold=True)
    for a,x in [("A3:A4","Suite type"),("B3:C3",G.strip()),("D3:E3","FEE PER DESK PCM"),("F3:F4","Suites"),("G3:G4","Let"),("H3:H4","Available"),("I3:I4","Desks in all"),("J3:J4","Desks sold"),("K3:K4","Suites let %"),("L3:L4","Average size sq ft"),("M3:M4","Total achieved fees of let suites pcm")]:
        ws.merge_cells(a); c=ws[a.split(":")[0]]; c.value=x
    for c,x in zip("BCDE",["List","Achieved"]*2): ws[c+"4"]=x
    for r in(3,4):
        for i in range(1,14): c=ws.cell(r,i); c.font=hf; c.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); c.border=Border(bottom=th)
    ws.row_dimensions[4].height=38; ws.column_dimensions["A"].width=30
    for c in "BCDEFGHIJKL": ws.column_dimensions[c].width=10.5
    ws.column_dimensions["M"].width=17
    r=5;rows=[];tot=[]
    z=lambda v:{k:x for k,x in zip(K,v) if x is not None}
    def put(lab,v,b=False):
        nonlocal r
        ws.cell(r,1,lab).font=Font(name="Arial",size=9,bold=b)
        for i,x in enumerate(v):
            if x is None: continue
            c=ws.cell(r,2+i); c.value=f"£{x:,}" if i in(0,1,2,3,11) else f"{x:.1f}%" if i==9 else x
            c.alignment=Alignment(horizontal="right"); c.font=Font(name="Arial",size=9,bold=b)
            if i in(7,8,10): c.number_format="#,##0"
            if b:c.border=Border(top=th)
        r+=1
    al=[]
    for c in C:
        ws.cell(r,1,c).font=Font(name="Arial",size=9,bold=True,color="C55A11"); r+=1; cs=[]
        for cc,n,s in D:
            if cc==c: v=agg(s); put("   "+n,v); rows.append({"type":n,**z(v)}); cs+=s
        lab=f"All {c.split(',')[0]}"; v=agg(cs); put(lab,v,True); tot.append({"label":lab,**z(v)}); al+=cs; r+=1
    v=agg(al); put("All centres",v,True); tot.append({"label":"All centres",**z(v)})
    for i in range(1,14): ws.cell(r-1,i).fill=PatternFill("solid",fgColor="FBE5D6")
    r+=1
    for x in["List fee is averaged over every suite; achieved over let suites only.","VAT at 20% is added to all fees. Hot-desk members and meeting rooms are not in this schedule."]: ws.cell(r,1,x).font=Font(name="Arial",size=8,italic=True); r+=1
    ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(fn))
    save(fn,"UM",K,rows,tot,None,"OTHER","M. Adeyemi, Manchester","Workbook with cover sheet, fees first and counts after, money and percentages typed as text","currency and percent as text, cover sheet first, per-desk fees beside per-suite fees, indented types, columns in reverse order")
def run(): d7();d8();d9()
