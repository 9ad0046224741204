import random
from common import *
def p1(a,b): return round(100*a/b+1e-9,1) if b else None
# ---------------------------------------------------------------- UM1 xlsx mobile-home park
def um1():
    import xlsxwriter
    secs=[("RESIDENT-OWNED HOMES",[("SW-A  Single-wide, standard (35 x 80)",64,58,2800,485,451.5),("SW-P  Single-wide, perimeter",22,21,3150,510,472.25),("SW-C  Single-wide, corner",11,9,3600,525,498),("DW-A  Double-wide, standard (50 x 90)",47,46,4500,560,533.75),("DW-P  Double-wide, premium view",13,13,4950,625,604.5),("DW-S  Double-wide, 55+ section",18,16,4500,560,517)]),
     ("PARK-OWNED HOMES",[("PO-2  2BR home and lot",15,12,2800,975,912.4),("PO-3  3BR home and lot",9,8,3600,1180,1104),("PO-X  Not habitable, held for removal",4,0,2800,0,0)]),
     ("RV AND OTHER",[("RV-F  Full hook-up, monthly",20,14,1500,540,515),("RV-W  Water / electric only",8,3,1350,430,410),("ST    Storage pad",12,7,400,65,60)])]
    K=["units","occupied","vacant","pct_occ","sf","market","market_total","actual","actual_total","other:Contract rent Annual"]
    f="sagebrush_terrace_site_mix.xlsx";wb=xlsxwriter.Workbook(D(f));ws=wb.add_worksheet("Site mix");F=lambda **k:wb.add_format({'font_name':'Arial','font_size':10,**k})
    H=F(bold=1,align='center',valign='vcenter',border=1,text_wrap=1,bg_color='#FCE4D6');i0=F(num_format='#,##0');m2=F(num_format='$#,##0.00');pc=F(num_format='0.0%');fm=[i0,i0,i0,pc,i0,m2,m2,m2,m2,m2]
    ws.write('B1',"SAGEBRUSH TERRACE MOBILE HOME COMMUNITY – Las Cruces, NM",F(bold=1,font_size=13));ws.write('B2',"Exhibit C-4, Purchase and Sale Agreement. Site mix certified by Seller at closing, May 30, 2025.")
    ws.merge_range('B4:B5',"Site type",H);ws.merge_range('C4:F4',"Sites",H);ws.merge_range('G4:G5',"Avg. lot\n(sq. ft.)",H);ws.merge_range('H4:I4',"Market rent",H);ws.merge_range('J4:L4',"Contract rent",H)
    for c,t in zip("CDEF",["Total","Occ.","Vac.","Occ. %"]):ws.write(c+"5",t,H)
    for c,t in zip("HIJKL",["Per site","Per month","Avg. / occ. site","Per month","Annual"]):ws.write(c+"5",t,H)
    ws.set_column('A:A',2);ws.set_column('B:B',40);ws.set_column('C:F',8);ws.set_column('G:G',10);ws.set_column('H:L',15)
    r=5;rows=[];tots=[]
    def mk(L):
        U=sum(x[1] for x in L);O=sum(x[2] for x in L);mt=sum(x[1]*round(x[4]*100) for x in L);at=sum(x[2]*round(x[5]*100) for x in L)
        return dict(zip(K,[U,O,U-O,p1(O,U),round(sum(x[1]*x[3] for x in L)/U),round(mt/U)/100,mt/100,(round(at/O)/100 if O else None),at/100,at*12/100]))
    def put(d,bold=False):
        for j,k in enumerate(K):
            if d.get(k) is None:continue
            z=d[k]/100 if k=="pct_occ" else d[k]
            ff=fm[j]
            if bold: ff=F(bold=1,top=1,num_format=['#,##0','#,##0','#,##0','0.0%','#,##0']+['$#,##0.00'] *5 and (['#,##0']*3+['0.0%','#,##0']+['$#,##0.00']*5)[j])
            ws.write_number(r,2+j,z,ff)
    for s,L in secs:
        ws.write(r,1,s,F(bold=1,underline=1));r+=1
        for x in L:
            d=mk([x]);
            if x[2]==0:
                for k in("market","market_total","actual","actual_total","other:Contract rent Annual"):d.pop(k)
            d={k:z for k,z in d.items() if z is not None};ws.write(r,1,x[0]);put(d);rows.append({"type":x[0],**d});r+=1
        d=mk(L);lab="Subtotal "+s.lower();ws.write(r,1,lab,F(bold=1));put(d,True);tots.append({"label":lab,**d});r+=2
    d=mk([x for _,L in secs for x in L]);ws.write(r,1,"TOTAL PARK",F(bold=1));put(d,True);tots.append({"label":"TOTAL PARK",**d});r+=2
    for t in ["1. Averages are weighted: lot area and market rent by all sites, contract rent by occupied sites.","2. PO-X homes carry no market or contract rent; their sites count in the averages.","3. Manager's site 31 (DW-A) is counted as occupied at its stated rent credit."]:ws.write(r,1,t,F(italic=1,font_size=9));r+=1
    ws.write('N4',"Closing credits",H);ws.write('O4',"Amount",H);ws.set_column('M:M',3);ws.set_column('N:N',24);ws.set_column('O:O',14)
    for i,(a,b) in enumerate([("Security deposits",48_215.00),("Prepaid rents",6_340.50),("May rents after closing",3_118.79)]):ws.write(4+i,13,a);ws.write_number(4+i,14,b,m2)
    ws.set_landscape();ws.fit_to_pages(1,1);wb.close();save(f,"UM",K,rows,tots)
# ---------------------------------------------------------------- UM2 PDF retail suite mix
def um2():
    R=random.Random(1622)
    from reportlab.pdfgen.canvas import Canvas
    spec=[("Enclosed mall",[("Anchor",2,1,88000,4.5,6),("Junior anchor (15,000 – 39,999 sf)",3,2,23400,11,12.5),("Large inline (5,000 – 14,999 sf)",7,5,7200,16,18),("Inline 2,500 – 4,999 sf",14,9,3350,22,24),("Inline 1,000 – 2,499 sf",23,15,1620,28,30),("Inline under 1,000 sf",9,6,720,36,38),("Food court",8,5,640,58,55),("Kiosk",6,4,150,120,110)]),
     ("Plaza wing",[("Grocery",1,1,41250,13.25,13.5),("Drug store",1,1,14200,19,20),("Shops",11,9,1880,24,25),("Basement storage",5,2,900,6,6)]),
     ("Outparcels",[("Bank pad",2,2,4100,41,42),("Restaurant pad",3,2,5600,34,36),("Fuel / car wash",1,1,2750,52,50)])]
    K=["units","occupied","vacant","other:GLA (sq ft) Leased","other:GLA (sq ft) Vacant","total_sf","pct_occ","other:% of centre","sf","actual_sf","actual_total","market_sf"]
    data=[]
    for s,L in spec:
        q=[]
        for t,u,o,a,ar,mr in L:
            oc=round(o*a*R.uniform(.96,1.05)) if u>1 else a*o;va=round((u-o)*a*R.uniform(.95,1.05)) if u>o else 0
            rent=round(oc*ar*R.uniform(.97,1.03));q.append((t,u,o,oc,va,rent,mr))
        data.append((s,q))
    G=sum(x[3]+x[4] for _,q in data for x in q)
    def mk(q,avg=True):
        U=sum(x[1] for x in q);O=sum(x[2] for x in q);oc=sum(x[3] for x in q);va=sum(x[4] for x in q);re=sum(x[5] for x in q);T=oc+va
        ms=round(sum((x[3]+x[4])*x[6] for x in q)/T+1e-9,2)
        return dict(zip(K,[U,O,U-O,oc,va,T,p1(oc,T),p1(T,G),round(T/U),round(re/oc+1e-9,2),re,ms]))
    f="wexcombe_suite_mix.pdf";c=Canvas(D(f),pagesize=(792,612),invariant=1);c.setFont("Times-Bold",15);c.drawString(40,574,"Wexcombe Galleria, Syracuse, New York")
    c.setFont("Times-Roman",9.5)
    for i,t in enumerate(["Appendix 2 to the Special Servicer's Pre-Foreclosure Memorandum – loan no. 30-4419-CMX. Suites by category at February 28, 2025.","Leased area includes tenants in occupancy and paying; dark-but-paying suites (2) count as occupied. Base rent is contractual, annual, before recoveries."]):c.drawString(40,558-12*i,t)
    RX=[226,258,290,345,394,450,494,536,580,626,698,748];c.setFillColorRGB(.16,.28,.36);c.rect(36,496,718,38,fill=1,stroke=0);c.setFillGray(1);c.setFont("Helvetica-Bold",8)
    c.drawString(40,501,"Category");c.drawCentredString(245,522,"Suites");c.drawCentredString(388,522,"GLA (sq ft)");c.drawCentredString(664,522,"Base rent in place")
    c.setStrokeGray(1);c.line(206,518,292,518);c.line(312,518,452,518);c.line(592,518,700,518)
    for x,t in zip(RX,[["","No."],["","Occ."],["","Vac."],["","Leased"],["","Vacant"],["","Total"],["Occ.","%"],["% of","centre"],["Avg.","suite"],["","$/sf"],["","Annual"],["Market","$/sf"]]):
        c.drawRightString(x,510,t[0]) if t[0] else None;c.drawRightString(x,501,t[1])
    c.setFillGray(0);c.setStrokeGray(0);y=482;rows=[];tots=[]
    def fm(k,z,tot):
        if z==0 and k in("vacant","other:GLA (sq ft) Vacant"):return "–"
        if k in("pct_occ","other:% of centre"):return f"{z:.1f}"
        if k in("actual_sf","market_sf"):return f"{z:,.2f}"
        if k=="actual_total":return ("$" if tot else "")+f"{z:,}"
        return f"{z:,}"
    def put(lab,d,b,ind):
        c.setFont("Helvetica-Bold" if b else "Helvetica",8);c.drawString(40+ind,y,lab)
        for x,k in zip(RX,K):c.drawRightString(x,y,fm(k,d[k],b))
    for i,(s,q) in enumerate(data):
        c.setFont("Helvetica-BoldOblique",9);c.drawString(40,y,s);y-=13
        for x in q:
            d=mk([x]);put(x[0],d,False,8);rows.append({"type":x[0],**d});y-=12.5
        c.line(206,y+9,750,y+9);d=mk(q);put(s+" subtotal",d,True,0);tots.append({"label":s+" subtotal",**d});y-=20
    c.setLineWidth(1.2);c.line(36,y+11,754,y+11);d=mk([x for _,q in data for x in q]);put("Total centre",d,True,0);tots.append({"label":"Total centre",**d});c.line(36,y-5,754,y-5)
    y-=28;c.setFont("Helvetica-Bold",8);c.drawString(40,y,"Largest vacancies");c.drawString(420,y,"How to read");c.setFont("Helvetica",8)
    for a,b in [("Former department store, anchor north","since Aug 2023"),("Former craft retailer, junior anchor","since Jan 2025"),("Former steakhouse, restaurant pad","since Nov 2024")]:
        y-=11;c.drawString(48,y,a);c.drawString(240,y,b)
    y+=22
    for t in ["Market $/sf in totals is weighted by total GLA; in-place $/sf by leased GLA.","“% of centre” is the line's GLA over centre GLA. A dash means none.","Percentages are rounded and may not add to 100.0."]:c.drawString(420,y,t);y-=11
    c.setFont("Times-Italic",8);c.drawString(40,24,"Castor Bridgewater Special Servicing – confidential settlement communication");c.drawRightString(752,24,"App. 2, p. 1");c.save();save(f,"UM",K,rows,tots)
# ---------------------------------------------------------------- UM3 xlsx hotel + apartments
def um3():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    R=random.Random(1623)
    blds=[("HARBOUR TOWER (apartments)",[("Studio – S1",0,1,18,412,1390),("Studio – S2 balcony",0,1,12,440,1450),("One bed – A1",1,1,34,585,1725),("One bed – A2 corner",1,1,16,640,1840),("One bed + den – AD",1,1.5,10,715,1995),("Two bed – B1",2,2,22,860,2310),("Two bed – B2 bay",2,2,8,905,2440),("Penthouse – PH",3,2.5,2,1480,4200)]),
      ("ANNEX (extended stay)",[("King suite – K",0,1,26,365,1620),("Double queen – QQ",0,1,20,390,1680),("One-bed suite – KS",1,1,9,520,1980),("Accessible suite – ADA",1,1,4,545,1980)]),
      ("ROW HOUSES",[("Town house – T2",2,1.5,7,1120,2650),("Town house – T3",3,2.5,5,1345,3125)])]
    K=["units","pct_units","sf","total_sf","rent_low","rent_high","actual","actual_sf","actual_total","market","market_total","vacant","occupied"]
    N=sum(x[3] for _,L in blds for x in L);data=[]
    for b,L in blds:
        q=[]
        for t,bd,ba,u,sf,m in L:
            vac=min(u-1,R.choice([0,1,1,2,3])) if u>2 else 0;a=m-R.randint(20,130);q.append((t,bd,ba,u,sf,m,vac,a,a-R.randint(40,150),max(m,a+R.randint(30,160))))
        data.append((b,q))
    def mk(q,tot):
        U=sum(x[3] for x in q);V=sum(x[6] for x in q);O=U-V;ts=sum(x[3]*x[4] for x in q);mt=sum(x[3]*x[5] for x in q);at=sum((x[3]-x[6])*x[7] for x in q);os=sum((x[3]-x[6])*x[4] for x in q)
        d=dict(zip(K,[U,p1(U,N),round(ts/U),ts,min(x[8] for x in q),max(x[9] for x in q),round(at/O+1e-9),round(at/os+1e-9,2),at,round(mt/U+1e-9),mt,V,O]))
        return d
    wb=Workbook();ws=wb.active;ws.title="Suite schedule";th=Side(style='thin');md=Side(style='medium')
    ws["A1"]="Tidewater & Finch Residences Inc. – Halifax, N.S.";ws["A1"].font=Font(name="Cambria",size=14,bold=True);ws["A2"]="Lease-up and suite schedule sworn by the borrower, delivered with the forbearance request, 30 April 2025. Rents monthly, CAD."
    grp=[("A4:A6","Building"),("B4:B6","Suite type"),("C4:D4","Rooms"),("E4:F4","Number"),("G4:H4","Area (sq ft)"),("I4:L4","Contract rent"),("M4:M6","Contract total"),("N4:O4","Asking rent"),("P4:Q4","Status today")]
    for a,t in grp:ws.merge_cells(a);ws[a.split(":")[0]]=t
    for c,(a,b) in {"C":("Bed","rooms"),"D":("Bath","rooms"),"E":("No. of","suites"),"F":("% of","suites"),"G":("Average","suite"),"H":("Total","area"),"I":("Lowest","lease"),"J":("Highest","lease"),"K":("Average","leased suite"),"L":("Average","per sq ft"),"N":("Average","per suite"),"O":("Potential","per month"),"P":("","Vacant"),"Q":("","Occupied")}.items():ws[c+"5"]=a;ws[c+"6"]=b
    for r in(4,5,6):
        for q in range(1,18):
            x=ws.cell(r,q);x.font=Font(name="Cambria",size=10,bold=True);x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.fill=PatternFill("solid",fgColor="E2EFDA");x.border=Border(left=th,right=th,top=th if r==4 else None,bottom=md if r==6 else None)
    COL=dict(zip(K,[5,6,7,8,9,10,11,12,13,14,15,16,17]));r=7;rows=[];tots=[]
    def put(d,bold):
        for k,z in d.items():
            x=ws.cell(r,COL[k])
            if k in("rent_low","rent_high"):x.value=f"${z:,}";x.alignment=Alignment(horizontal='right')
            elif k=="pct_units":x.value=z/100;x.number_format='0.0%'
            else:x.value=z;x.number_format={'actual_sf':'0.00','vacant':'0;-0;"-"'}.get(k,'#,##0')
            x.font=Font(name="Cambria",size=10,bold=bold)
            if bold:x.border=Border(top=th)
    for b,q in data:
        r0=r
        for x in q:
            d=mk([x],0);ws.cell(r,2,x[0]).font=Font(name="Cambria",size=10);ws.cell(r,3,x[1]);ws.cell(r,4,x[2]).number_format='0.0';put(d,False);rows.append({"type":x[0],"beds":x[1],"baths":x[2],**d});r+=1
        ws.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1);y=ws.cell(r0,1,b);y.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center');y.font=Font(name="Cambria",size=9,italic=True)
        d=mk(q,1);lab="All "+b.split(" (")[0].title();ws.cell(r,2,lab).font=Font(name="Cambria",size=10,bold=True);put(d,True);tots.append({"label":lab,**d});r+=1
    r+=1;d=mk([x for _,q in data for x in q],1);ws.cell(r,2,"Property total / average").font=Font(name="Cambria",size=10,bold=True);put(d,True);tots.append({"label":"Property total / average",**d});r+=2
    ws.cell(r,2,"Contract averages are over occupied suites; asking averages over all suites; lowest and highest are of all leases on the roll, including renewals signed for June.");r+=1
    ws.cell(r,2,"Sworn by: Perpetua Lindqvist-Okoro, Secretary-Treasurer")
    for c,w in zip("ABCDEFGHIJKLMNOPQ",[15,27,8,8,8,8,9,10,10,10,12,10,12,11,12,9,10]):ws.column_dimensions[c].width=w
    ws.freeze_panes="C7";ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    f="tidewater_finch_suites.xlsx";wb.save(D(f));save(f,"UM",K,rows,tots)
um1();um2();um3()
