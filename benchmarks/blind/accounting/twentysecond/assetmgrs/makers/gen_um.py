from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
import openpyxl, xlsxwriter
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
R1=lambda x:round(x+1e-9,1)
def um1():
    R=random.Random(2221)
    G=[("Studio",[("S1 Sorrel",512,0,1,1395)]),("One Bedroom",[("A1 Alder",655,1,1,1560),("A2 Aspen",702,1,1,1625),("A3 Acacia w/ den",788,1,1,1740)]),("Two Bedroom",[("B1 Birch",968,2,1,1910),("B2 Beech",1044,2,2,2035),("B3 Buckeye TH",1188,2,2.5,2260)]),("Three Bedroom",[("C1 Cypress",1322,3,2,2590)])]
    LT="other:LOSS TO LEASE $ / Unit"; LP="other:LOSS TO LEASE %"
    C=["units","pct_units","sf","market","market_sf","occupied","pct_occ","pct_leased","actual","actual_sf",LT,LP]
    secs=[]; rows=[]
    for gn,ps in G:
        g=[]
        for nm,sf,bd,ba,mk in ps:
            for fin in("Classic","Renovated"):
                u=R.randint(6,34); oc=u-R.randint(0,max(1,u//9)); ls=min(u,oc+R.randint(0,1)); m=mk+(R.choice([165,185,210]) if fin=="Renovated" else 0)
                a=m-R.randint(-15,110)
                g.append({"type":f"{nm} - {fin}","beds":bd,"baths":ba,"units":u,"sf":sf,"market":m,"occupied":oc,"actual":a,"_l":ls})
        secs.append((gn,g)); rows+=g
    N=sum(r["units"] for r in rows)
    def agg(g,label):
        u=sum(r["units"] for r in g); o=sum(r["occupied"] for r in g); l=sum(r["_l"] for r in g)
        t={"label":label,"units":u,"pct_units":R1(100*u/N),"sf":round(sum(r["units"]*r["sf"] for r in g)/u),"market":round(sum(r["units"]*r["market"] for r in g)/u),"occupied":o,"pct_occ":R1(100*o/u),"pct_leased":R1(100*l/u),"actual":round(sum(r["occupied"]*r["actual"] for r in g)/o)}
        return t
    def fin(t): t["market_sf"]=r2(t["market"]/t["sf"]); t["actual_sf"]=r2(t["actual"]/t["sf"]); t[LT]=t["market"]-t["actual"]; t[LP]=R1(100*t[LT]/t["market"])
    for r in rows: r["pct_units"]=R1(100*r["units"]/N); r["pct_occ"]=R1(100*r["occupied"]/r["units"]); r["pct_leased"]=R1(100*r["_l"]/r["units"]); fin(r)
    tot=[]
    fn="Thistlewood_Commons_Unit_Mix.pdf"; W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H))
    c.setFillColor(colors.HexColor("#5b2a86")); c.rect(0,H-52,W,52,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",16); c.drawString(36,H-28,"Thistlewood Commons"); c.setFont("Helvetica",9); c.drawString(36,H-43,"Unit mix by plan and finish  |  Durham, North Carolina  |  rent roll of April 30, 2025"); c.setFillColor(colors.black)
    X=[36,186,216,256,302,346,398,444,494,538,588,640,690,730,]; NX=[262,302,342,396,436,486,530,576,632,672,718,756]
    fm={"units":lambda v:str(v),"pct_units":lambda v:f"{v:.1f}%","sf":lambda v:f"{v:,}","market":lambda v:f"${v:,}","market_sf":lambda v:f"${v:.2f}","occupied":lambda v:str(v),"pct_occ":lambda v:f"{v:.1f}%","pct_leased":lambda v:f"{v:.1f}%","actual":lambda v:f"${v:,}","actual_sf":lambda v:f"${v:.2f}",LT:lambda v:par(v,0,cur="$"),LP:lambda v:par(v,1).replace(")","%)") if v<0 else f"{v:.1f}%"}
    y=H-74; c.setFont("Helvetica-Bold",7.6)
    for a,x0,x1 in [("MARKET (1)",352,438),("OCCUPANCY",446,578),("IN-PLACE (2)",586,674),("LOSS TO LEASE",678,758)]: c.drawCentredString((x0+x1)/2,y,a); c.line(x0,y-3,x1,y-3)
    c.drawString(36,y-24,"Plan / Finish"); c.drawCentredString(196,y-24,"Bed"); c.drawCentredString(222,y-24,"Bath")
    for x,(a,b) in zip(NX,[("No. of","Units"),("% of","Units"),("Avg","SF"),("Rent","/ Unit"),("Rent","/ SF"),("Occ.","Units"),("%","Occ."),("%","Leased"),("Rent","/ Unit"),("Rent","/ SF"),("$","/ Unit"),("","%")]): c.drawRightString(x,y-14,a); c.drawRightString(x,y-24,b)
    c.setLineWidth(1); c.line(34,y-28,760,y-28); c.setLineWidth(.4); y-=42
    def nums(v,f):
        c.setFont(f,8)
        for x,k in zip(NX,C): c.drawRightString(x,y,fm[k](v[k]))
    for gn,g in secs:
        c.setFont("Helvetica-BoldOblique",8.4); c.setFillColor(colors.HexColor("#5b2a86")); c.drawString(36,y,gn); c.setFillColor(colors.black); y-=13
        for r in g:
            c.setFont("Helvetica",8); c.drawString(44,y,r["type"]); c.drawCentredString(196,y,str(r["beds"])); c.drawCentredString(222,y,f"{r['baths']}"); nums(r,"Helvetica"); y-=12.4
        t=agg(g,f"{gn} Total / Avg"); fin(t); tot.append(t); c.line(240,y+9.5,758,y+9.5); c.setFont("Helvetica-Bold",8); c.drawString(44,y,t["label"]); nums(t,"Helvetica-Bold"); y-=18
    t=agg(rows,"Property Total / Weighted Avg"); fin(t); c.setFillColor(colors.HexColor("#ece4f4")); c.rect(34,y-4,726,14,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont("Helvetica-Bold",8); c.drawString(36,y,t["label"]); nums(t,"Helvetica-Bold"); tot.append(t); y-=16
    for lab,key in(("of which Classic","Classic"),("of which Renovated","Renovated")):
        t=agg([r for r in rows if r["type"].endswith(key)],lab); fin(t); c.setFont("Helvetica-Oblique",8); c.drawString(44,y,lab); nums(t,"Helvetica-Oblique"); tot.append(t); y-=12.4
    c.setFont("Helvetica",7); y-=6
    for s in["(1) Market rent per month from the May 2025 pricing sheet, before concessions. Averages weighted by units.","(2) Average contract rent per month of occupied units, net of recurring concessions. Averages weighted by occupied units. Rent / SF divides average rent by average SF.","Leased includes signed leases not yet commenced. Loss to lease in parentheses is a gain. Studio shown as 0 bed."]: c.drawString(36,y,s); y-=9
    print("um1 y",y); c.drawRightString(758,20,"Bellwether Residential Advisors  |  S. Grzelak  |  1"); c.save()
    for r in rows: r.pop("_l")
    save(fn,"UM","MULTIFAMILY","S. Grzelak, Bellwether Residential Advisors","plan by finish, grouped two-line headers, section averages, property weighted average, of-which lines, footnotes","classic/renovated lines; weighted averages; negative loss to lease",C,rows,tot)

def um2():
    R=random.Random(2222)
    A="other:Annual Net Rent"
    C=["units","pct_units","ami","sf","gross","ua","net","monthly",A]
    base={1:(1,1,640,93.5),2:(2,1,865,112.2),3:(3,2,1090,129.6)}; word={1:"1 BR",2:"2 BR",3:"3 BR"}
    S=[("TAX-CREDIT UNITS (LIHTC)",[(ami,b) for ami in(30,50,60,80) for b in(1,2,3)]),("HOME-ASSISTED UNITS",[(50,1),(50,2)]),("MARKET-RATE UNITS",[(None,1),(None,2),(None,3)])]
    rows=[];secs=[]
    for sn,l in S:
        g=[]
        for ami,b in l:
            bd,ba,sf,k=base[b]; u=R.randint(2,19); 
            r={"type":(f"{word[b]} @ {ami}%" if "LIHTC" in sn else f"{word[b]} HOME Low" if ami else f"{word[b]} Market"),"beds":bd,"baths":ba,"units":u,"sf":sf+(12 if ami is None else 0),"ami":ami}
            if ami: 
                r["gross"]=round(k*ami*.1915*(.96 if "HOME" in sn else 1)); r["ua"]={1:71,2:94,3:118}[b]; r["net"]=r["gross"]-r["ua"]
            else: r["net"]={1:1585,2:1890,3:2240}[b]
            r["monthly"]=u*r["net"]; r[A]=r["monthly"]*12; g.append(r)
        secs.append((sn,g)); rows+=g
    N=sum(r["units"] for r in rows)
    for r in rows: r["pct_units"]=R1(100*r["units"]/N)
    def agg(g,l): u=sum(r["units"] for r in g); m=sum(r["monthly"] for r in g); return {"label":l,"units":u,"pct_units":R1(100*u/N),"sf":round(sum(r["units"]*r["sf"] for r in g)/u),"net":round(m/u),"monthly":m,A:m*12}
    fn="Rosalind_Yard_affordable_mix.xlsx"; wb=xlsxwriter.Workbook(doc(fn)); ws=wb.add_worksheet("Mix"); F=lambda **k:wb.add_format(dict(font_name="Cambria",font_size=10,**k))
    ws.merge_range("B2:M2","Rosalind Yard Apartments",F(bold=1,align="left")); ws.merge_range("B3:M3","Affordable / market unit mix and scheduled rents at 2025 limits",F(italic=1))
    ws.write("B4","Twin Cities MSA",F()); ws.write("F4","HUD limits eff. 04/01/2025",F(italic=1))
    h=F(bold=1,text_wrap=1,align="center",valign="vcenter",bottom=2,top=2,bg_color="#FFF2CC")
    # B units, C type, D hidden, E bed, F bath, G pct, H ami, I sf, J gross, K ua, L net, M monthly, N annual
    for col,t in zip("BCDEFGHIJKLMN",["No. Units","Unit Type","Set-aside id","BR","BA","% of Units","AMI %","Net SF per Unit","Max. Gross Rent","Utility Allow.","Net Rent per Unit","Total Monthly Net Rent","Annual Net Rent"]): ws.write(f"{col}6",t,h)
    ws.set_row(5,44); n=6; tot=[]
    n0='#,##0;(#,##0);"-"'; fmts={"units":"0","pct_units":"0.0%","ami":"0%","sf":"#,##0","gross":"$#,##0","ua":"(#,##0)","net":"$#,##0","monthly":"$#,##0",A:"$#,##0"}
    col={"units":1,"pct_units":6,"ami":7,"sf":8,"gross":9,"ua":10,"net":11,"monthly":12,A:13}
    def put(v,b):
        for k,cc in col.items():
            if v.get(k) is None: continue
            x=v[k]/100 if k in("pct_units","ami") else v[k]
            ws.write_number(n,cc,round(x,6),F(num_format=fmts[k] if k!="ua" else "#,##0",bold=b,align="center" if k=="units" else "right",**({"top":1} if b else {})))
    for sn,g in secs:
        ws.merge_range(n,1,n,13,sn,F(bold=1,bg_color="#E2EFDA")); n+=1
        for r in g:
            ws.write(n,2,r["type"],F()); ws.write(n,3,f"SA-{n}",F()); ws.write(n,4,r["beds"],F(align="center")); ws.write(n,5,r["baths"],F(align="center"))
            if r["ami"] is None:
                ws.write(n,7,"none",F(align="right",italic=1))
            put(r,False); n+=1
        t=agg(g,"Subtotal "+{"T":"Tax-Credit","H":"HOME","M":"Market"}[sn[0]]); tot.append(t); ws.write(n,2,t["label"],F(bold=1,top=1)); put(t,True); n+=2
    a=agg(secs[0][1]+secs[1][1],"Total Restricted"); ws.write(n,2,a["label"],F(bold=1,top=1)); put(a,True); tot.append(a); n+=1
    a=agg(rows,"Total Property"); ws.write(n,2,a["label"],F(bold=1,top=1)); put(a,True); tot.append(a); n+=2
    for s in["Subtotal and total lines: units and monthly and annual rents are sums; shares are of all units; SF and net rent per unit are weighted by units.","Gross rent limits include tenant-paid utilities; the allowance (PHA schedule, gas heat) is deducted to reach net rent.","Market-rate units carry no limit and no allowance. Community room and 1 manager's unit are outside this table."]: ws.write(n,1,s,F(italic=1)); n+=1
    # side table
    ws.write("P6","Parking",h); ws.write("Q6","Stalls",h); ws.write("P7","Surface",F()); ws.write("Q7",88,F()); ws.write("P8","Garage",F()); ws.write("Q8",41,F())
    ws.set_column("A:A",2); ws.set_column("B:B",8); ws.set_column("C:C",22); ws.set_column("D:D",9,None,{"hidden":1}); ws.set_column("E:F",5); ws.set_column("G:L",10); ws.set_column("M:N",13); ws.set_column("O:O",3); ws.set_column("P:Q",9)
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,"UM","MULTIFAMILY","Ji-woo Prewitt, affordable housing AM","LIHTC/HOME/market sections, units before type, AMI and allowance columns, side table, hidden id column, weighted subtotals","market rows without AMI, limit or allowance; units column precedes names; annual beside monthly",C,rows,tot)

def um3():
    R=random.Random(2223)
    U=[("LAB / OFFICE",[("Incubator bench suite, under 2,500 RSF",1900,6.85),("Spec lab suite, 2,500 - 7,499 RSF",5100,6.40),("Graduation suite, 7,500 - 14,999 RSF",11200,6.05),("Half floor, 15,000 - 24,999 RSF",19400,5.75),("Full floor, 25,000 RSF and up",33100,5.55)]),
       ("GMP / PILOT",[("Clean-room module, under 10,000 RSF",7800,5.20),("Pilot plant, 10,000 - 19,999 RSF",14650,4.85),("GMP building, 20,000 RSF and up",41800,4.60)]),
       ("FLEX / R&D",[("Flex bay, under 5,000 RSF",3650,3.35),("Flex bay, 5,000 - 9,999 RSF",7240,3.15),("R&D half building, 10,000 RSF and up",18900,2.95)]),
       ("AMENITY RETAIL",[("Cafe and market hall",2750,4.10),("Fitness suite",4980,3.60)])]
    PA="other:AREA % of Total"; LA="other:AREA Leased RSF"; LAP="other:AREA % Leased"; GP="other:RENT PER RSF PER MONTH, NNN Asking vs In-Place"
    C=["units","occupied","vacant","sf","total_sf",PA,LA,LAP,"market_sf","actual_sf",GP,"actual_total"]
    secs=[];rows=[]
    for un,l in U:
        g=[]
        for nm,sf,p in l:
            u=R.randint(1,9) if sf<25000 else R.randint(1,3); o=max(1,u-R.choice([0,0,1,1,2])); sf=sf+R.randint(-9,9)*10
            ts=u*sf; la=o*sf+ (R.randint(-4,4)*25 if 0<o<u else 0)
            a=r2(p-R.uniform(-.2,.75))
            g.append({"type":nm,"units":u,"occupied":o,"vacant":u-o,"sf":sf,"total_sf":ts,LA:la,"market_sf":p,"actual_sf":a,"actual_total":round(la*a)})
        secs.append((un,g)); rows+=g
    S=sum(r["total_sf"] for r in rows)
    def fin(r): r[PA]=R1(100*r["total_sf"]/S); r[LAP]=R1(100*r[LA]/r["total_sf"]); r[GP]=r2(r["market_sf"]-r["actual_sf"])
    def agg(g,l):
        t=sums(g,["units","occupied","vacant","total_sf",LA,"actual_total"],l); t["sf"]=round(t["total_sf"]/t["units"]); t["market_sf"]=r2(sum(r["market_sf"]*r["total_sf"] for r in g)/t["total_sf"]); t["actual_sf"]=r2(t["actual_total"]/t[LA]); fin(t); return t
    for r in rows: fin(r)
    fn="Torrey_Bluff_Life_Science_Suite_Mix.xlsx"; wb=openpyxl.Workbook(); ws=wb.active; ws.title="Suite mix 1Q25"
    ws["A1"]="Torrey Bluff Science Park - Suite Mix by Use and Size"; ws["A1"].font=Font(name="Georgia",size=14,bold=True,color="1F3864"); ws["A2"]="San Diego, CA. As of March 31, 2025. RSF = rentable square feet. Rents are per RSF per month, triple net."
    hd=Font(name="Georgia",size=9,bold=True,color="FFFFFF"); fl=PatternFill("solid",fgColor="1F3864")
    ws.merge_cells("A4:A6"); ws["A4"]="USE"; ws.merge_cells("B4:B6"); ws["B4"]="Suite type and size band"
    for rg,t in(("C4:E4","SUITES"),("F4:J4","AREA"),("K4:M4","RENT PER RSF PER MONTH, NNN")): ws.merge_cells(rg); ws[rg.split(":")[0]]=t
    ws.merge_cells("N4:N6"); ws["N4"]="In-place rent, all leased suites, per month"
    for col,t in zip("CDEFGHIJKLM",["Total","Leased & Occupied","Vacant","Average RSF","Total RSF","% of Total","Leased RSF","% Leased","Asking","In-Place","Asking vs In-Place"]): ws.merge_cells(f"{col}5:{col}6"); ws[f"{col}5"]=t
    for rr in(4,5,6):
        for k in "ABCDEFGHIJKLMN": x=ws[f"{k}{rr}"]; x.font=hd; x.fill=fl; x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); x.border=Border(left=Side(style="thin",color="FFFFFF"),right=Side(style="thin",color="FFFFFF"),bottom=Side(style="thin",color="FFFFFF"))
    nf=["0","0",'0;-0;"–"',"#,##0",None,"0.0",None,"0.0%",'"$"0.00','"$"0.00','0.00_);(0.00)','"$"#,##0']; n=7; tot=[]
    f=Font(name="Georgia",size=9); fb=Font(name="Georgia",size=9,bold=True)
    def put(v,ft,fill=None):
        for j,(k,m) in enumerate(zip(C,nf)):
            x=ws.cell(n,3+j); x.alignment=Alignment(horizontal="right",vertical="center"); x.font=ft
            if m is None: x.value=f"{v[k]:,}"     # numbers as text
            else: x.value=round(v[k]/100,4) if m.endswith("%") else v[k]; x.number_format=m
        for j in range(1,15):
            if fill: ws.cell(n,j).fill=PatternFill("solid",fgColor=fill)
    for un,g in secs:
        s=n
        for r in g: ws.cell(n,2,r["type"]).font=f; ws.cell(n,2).alignment=Alignment(wrap_text=True,vertical="center"); put(r,f); n+=1
        ws.merge_cells(start_row=s,start_column=1,end_row=n-1,end_column=1); x=ws.cell(s,1,un); x.font=fb; x.alignment=Alignment(text_rotation=0,wrap_text=True,vertical="center",horizontal="center")
        t=agg(g,un.title().replace("Gmp","GMP").replace("R&d","R&D")+" subtotal"); tot.append(t); ws.cell(n,2,t["label"]).font=fb; put(t,fb,"DDE6F3"); n+=1
    t=agg(rows,"PARK TOTAL / WEIGHTED AVERAGE"); tot.append(t); ws.cell(n,2,t["label"]).font=fb; put(t,fb,"B4C6E7"); n+=2
    for s in["Asking rents weighted by total RSF; in-place rents weighted by leased RSF (in-place monthly rent / leased RSF).","% of Total column is printed without a percent sign.  Parentheses: in-place above asking.","Leased area differs from suites x average where suites in a band are not of equal size."]: ws.cell(n,1,s).font=Font(name="Georgia",size=8,italic=True); n+=1
    for k,w in zip("ABCDEFGHIJKLMN",(11,33,7,10,8,9,10,8,10,9,9,9,10,14)): ws.column_dimensions[k].width=w
    ws.row_dimensions[4].height=18; ws.row_dimensions[5].height=18; ws.row_dimensions[6].height=18; ws.freeze_panes="C7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(fn))
    save(fn,"UM","OTHER","Evander Lomax-Ruiz, life science AM","three-row grouped headers, use merged down the side, size bands, area shares, monthly NNN rent per RSF, text numbers","area-based shares beside suite counts; text numbers; wrapped merged headers",C,rows,tot)
