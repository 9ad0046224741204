import random
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,KeepTogether
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.pdfgen import canvas
import openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L

def d4():
    R=random.Random(1704); fn="ar_lambe_estate.pdf"
    P=[("Corn Exchange Parade, Ludlow",[("Shop 1","LU/101","Pettifer Bakes Ltd",21000,True),("Shop 2","LU/102","Miss S. Ardagh t/a Ribbon Room",14500,False),("Shop 4-5","LU/104","Harcombe Cycles LLP",38000,True),("Kiosk","LU/109","Dovecot Keys & Heels",6200,False)]),
       ("Lambe House, Shrewsbury",[("Ground","LH/001","Severn Gate Opticians Ltd",46000,True),("1st Fl Front","LH/011","Tolley Brandreth Surveyors",18500,True),("1st Fl Rear","LH/012","Quayle Nursing Agency Ltd",16800,True),("2nd Fl","LH/020","Mr J. Oduya & Ms C. Wren",12400,False),("Car spaces","LH/090","Severn Gate Opticians Ltd",3600,True)]),
       ("Mill Yard, Craven Arms",[("Unit A","MY/A","Bryn Coffee Roasters Ltd",17250,True),("Unit C","MY/C","Ironbrook Fabrications",23400,True),("Unit D","MY/D","Clun Valley Storage Ltd",19900,False)])]
    Q=["Earlier","25 Dec 2023","25 Mar 2024","24 Jun 2024"]
    K=["other:OUTSTANDING BY QUARTER DAY Earlier"]+["other:OUTSTANDING BY QUARTER DAY "+q for q in Q[1:]]+["total","deposit"]
    K[0]="other:OUTSTANDING BY QUARTER DAY Earlier"
    f=lambda v: "" if v is None else ("("+fmt(v)+")" if v<0 else fmt(v))
    rows=[];totals=[];flow=[]
    B=ParagraphStyle('b',fontName='Helvetica-Bold',fontSize=9,leading=11); N=ParagraphStyle('n',fontName='Helvetica',fontSize=8.5,leading=11)
    flow+=[Paragraph("LAMBE ESTATE (SETTLED LAND) TRUSTEES",ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=14,leading=18)),Paragraph("Tenants' arrears at 30 June 2024, by lease and by charge",N),
      Paragraph("Demands are shown under the quarter day on which they fell due. Amounts include VAT where the option has been exercised. Cash not yet matched to a demand is shown as a deduction in the column of the quarter day following which it was banked.",ParagraphStyle('s',fontName='Helvetica-Oblique',fontSize=7.5,leading=9.5,spaceBefore=4,spaceAfter=6))]
    data=[["Lease / charge","Demand","OUTSTANDING BY QUARTER DAY","","","","Balance\nowed £","Rent deposit\nheld £"],["",""]+["Earlier","25 Dec\n2023","25 Mar\n2024","24 Jun\n2024"]+["",""]]
    st=[('SPAN',(2,0),(5,0)),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(5,0),'CENTER'),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('LINEBELOW',(2,0),(5,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('FONT',(0,2),(-1,-1),'Helvetica',8),
       ('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(6,0),(6,1)),('SPAN',(7,0),(7,1)),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TOPPADDING',(0,2),(-1,-1),1.6),('BOTTOMPADDING',(0,2),(-1,-1),1.6)]
    dem=40117; rec={}; GT=[0]*6
    def addt(label,v,dep,style):
        d=[label,""]+[f(x) if x else "-" for x in v[:4]]+[f(v[4]),f(dep) if dep else ""]
        data.append(d); i=len(data)-1
        if style=='t': st.extend([('FONT',(0,i),(-1,i),'Helvetica-Oblique',8),('LINEABOVE',(2,i),(6,i),.4,colors.grey),('BOTTOMPADDING',(0,i),(-1,i),6)])
        if style=='p': st.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EEEEEE')),('BOTTOMPADDING',(0,i),(-1,i),4)])
        if style=='g': st.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)])
        t={"label":label}; t.update({K[j]:num(v[j]) for j in range(5)})
        if dep: t['deposit']=num(dep)
        totals.append(t)
    for prop,ts in P:
        data.append([prop.upper()]+[""]*7); i=len(data)-1; st.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('LINEBELOW',(0,i),(-1,i),.7,colors.black),('TOPPADDING',(0,i),(-1,i),7),('SPAN',(0,i),(-1,i))])
        PT=[0]*5; PD=0
        for unit,ref,nm,rent,vat in ts:
            head=f"{ref}   {nm}   ({unit})"
            data.append([head]+[""]*7); i=len(data)-1; st.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('SPAN',(0,i),(-1,i)),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#173F5F'))])
            TT=[0]*5; q=round(rent*100/4*(1.2 if vat else 1))
            ch=[("Rent",[None,None,q if R.random()<.25 else None,q if R.random()<.7 else R.randint(20000,q)])]
            if R.random()<.3: ch[0][1][1]=R.randint(10000,q//2)
            if unit not in("Car spaces","Kiosk"):
                s=R.randint(28000,96000); ch.append(("Service charge",[R.randint(4000,30000) if R.random()<.3 else None,s if R.random()<.35 else None,s if R.random()<.5 else None,s]))
            if R.random()<.45: ch.append(("Insurance rent",[None,None,R.randint(18000,70000),None]))
            if R.random()<.3: ch.append(("Interest under cl. 3.2",[R.randint(900,9000),R.randint(900,5000),None,None]))
            if R.random()<.25: ch.append(("Legal costs (s.146 notice)",[R.choice([42000,60000]),None,None,None]))
            if R.random()<.4: ch.append(("Unallocated cash",[None,None,None,-R.randint(15000,140000)]))
            dep=R.choice([0,round(rent*100/4),round(rent*100/2),0])
            for cname,v in ch:
                t=sum(x or 0 for x in v); dem+=R.randint(1,9)
                inv="" if cname=="Unallocated cash" else str(dem)
                data.append(["    "+cname,inv]+[f(x) for x in v]+[f(t),""])
                r={"property":prop.upper(),"unit":unit,"resident":ref,"name":nm,"charge":cname}
                if inv: r['invoice']=inv
                r.update({K[j]:num(x) for j,x in enumerate(v) if x is not None}); r['total']=num(t); rows.append(r)
                for j in range(4): TT[j]+=v[j] or 0
                TT[4]+=t; rec[cname]=rec.get(cname,0)+t
            addt("    Total "+ref,TT,dep,'t'); totals[-1]['label']="Total "+ref
            PT=[a+b for a,b in zip(PT,TT)]; PD+=dep
        addt("Total "+prop.split(',')[0],PT,PD,'p')
        for j in range(5): GT[j]+=PT[j]
        GT[5]+=PD
    addt("ALL PROPERTIES",GT[:5],GT[5],'g')
    t=Table(data,colWidths=[52*mm,17*mm]+[21*mm]*4+[23*mm,23*mm],repeatRows=2); t.setStyle(TableStyle(st)); flow.append(t)
    rt=[["Recap by charge","£"]]+[[k,f(v)] for k,v in rec.items()]+[["",f(sum(rec.values()))]]
    assert sum(rec.values())==GT[4]
    rt=Table(rt,colWidths=[55*mm,28*mm],hAlign='LEFT'); rt.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(1,0),(1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.black),('LINEABOVE',(1,-1),(1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    flow+=[Spacer(1,10),KeepTogether([rt])]
    def foot(c,d):
        c.setFont('Helvetica',7); c.drawString(15*mm,9*mm,"Lambe Estate Office, The Old Granary, Ludlow SY8"); c.drawRightString(195*mm,9*mm,f"Sheet {d.page}")
    SimpleDocTemplate(DOC(fn),pagesize=A4,leftMargin=13*mm,rightMargin=13*mm,topMargin=14*mm,bottomMargin=15*mm).build(flow,onFirstPage=foot,onLaterPages=foot)
    save(fn,"AR",K,rows,totals,None,"RETAIL","UK estate trustees: arrears by lease and charge, English quarter days, deposits on tenant totals","tenant blocks with charge lines, quarter-day columns oldest first, unallocated cash lines, deposit only on total lines, recap by charge at end")

def d5():
    R=random.Random(1705); fn="ar_rideau_apartments.xlsx"
    first="A. Lemieux|P. Oakes|D. Sandhu|K. & R. Ferland|M. Toivonen|J. Abernathy|N. Okafor|S. Duguay|B. Hrycko|T. Nakagawa|L. Prud'homme|C. Whitlock|G. Achterberg|F. Marchetti|I. Volkova|H. Castellane|W. Pike & E. Dore|Y. Benali|O. Strand|R. MacIsaac|V. Quesnel|Z. Ibrahim|D. Kettle|A. Roy-Tremblay|E. Fairweather|P. Balodis|S. Greer|M. Chukwu|L. Vandal|J. Poitras|K. Osei|T. Lindqvist|N. Sauvé|C. Bhatt|R. Dunphy|B. Laframboise|H. Yoon|G. Pelley|A. Stamatis|F. Corrigan".split('|')
    B=[("118 Waverly Street",["101","102","104","201","203","204","301","302","304","305","PH1","Bsmt"]),("45-47 Argyle Avenue",["1","2","3","5","6","8","9","11","12","14","15"]),("The Somerset, 260 Cooper",["A-1","A-3","A-4","B-2","B-5","B-6","C-1","C-2","C-4","C-6","D-1","D-3","D-5"])]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="June 30"
    K=["m0","m1","m2","other:ARREARS BY MONTH CHARGED Mar-24 & prior","total","other:% of mthly rent","prepaid","other:NET OWING","deposit"]
    # printed order
    H2=["Suite","Tenant","Mthly rent","Jun-24","May-24","Apr-24","Mar-24 & prior","Total arrears","Credits on a/c","Net owing","Last month's rent deposit","Status","Remarks"]
    K=["other:Mthly rent","m0","m1","m2","other:ARREARS BY MONTH CHARGED Mar-24 & prior","total","prepaid","other:Net owing","deposit"]
    ws['A1']="RIDEAU CANAL HOLDINGS LP"; ws['A1'].font=Font(name='Calibri',bold=True,size=16,color='1F4E78')
    ws['A2']="Residential arrears at June 30, 2024  (CAD) – prepared for Mrs. H. Bellwether, GP"; ws['A2'].font=Font(italic=True)
    thin=Side(style='thin',color='999999'); bd=Border(top=thin,bottom=thin,left=thin,right=thin); hf=PatternFill('solid',fgColor='1F4E78')
    for c in range(1,14):
        for r in (4,5):
            ws.cell(r,c).fill=hf; ws.cell(r,c).font=Font(bold=True,color='FFFFFF'); ws.cell(r,c).alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); ws.cell(r,c).border=bd
    ws.merge_cells('D4:G4'); ws['D4']="ARREARS BY MONTH CHARGED"
    for c in (1,2,3,8,9,10,11,12,13): ws.merge_cells(start_row=4,start_column=c,end_row=5,end_column=c); ws.cell(4,c).value=H2[c-1]
    for c in (4,5,6,7): ws.cell(5,c).value=H2[c-1]
    MF='#,##0.00;-#,##0.00'; r=6; rows=[];totals=[]; G=[0]*9; ni=0
    rem=["","","","Payment plan $150/fortnight","N4 served June 11","LTB hearing July 23, L1 filed","","Cheque NSF June 3; replaced by e-transfer expected","Disputes laundry charge","Vacated May 31, to collections","",""]
    for b,su in B:
        hr=r; r+=1; S=[0]*9
        for s in su:
            nm=first[ni]; ni+=1
            rent=R.choice([1185,1240,1310,1395,1450,1525,1680,1740])*100+R.choice([0,0,50,25])
            k=R.random(); v=[0,0,0,0]; cr=0; stt="Current"; rk=""
            if k<.2: cr=-R.choice([rent,R.randint(2000,rent)]); rk="Paid ahead" if cr==-rent else ""
            elif k<.5: v[0]=R.choice([rent,R.randint(5000,rent)])
            elif k<.75: v[0]=rent; v[1]=R.choice([rent,R.randint(5000,rent)]); rk=rem[R.randint(3,8)]
            elif k<.9: v=[rent,rent,R.randint(5000,rent),0]; rk="N4 served June 11"; stt="Notice"
            else: v=[0,R.randint(10000,rent),rent,R.randint(30000,2*rent)]; stt="Past"; rk="Vacated May 31, to collections"
            if R.random()<.12 and k>=.2: cr=-R.randint(1000,9000)
            tot=sum(v); dep=0 if stt=="Past" else R.choice([rent,rent,rent-R.choice([2500,4000])])
            vals=[rent]+[x or None for x in v]+[tot,cr or None,tot+cr,dep or None]
            ws.cell(r,1,s).alignment=Alignment(horizontal='center'); ws.cell(r,2,nm); ws.cell(r,12,stt).alignment=Alignment(horizontal='center'); ws.cell(r,13,rk).alignment=Alignment(wrap_text=True,vertical='top')
            row={"property":b,"unit":s,"name":nm,"status":stt}
            for j,x in enumerate(vals):
                c=ws.cell(r,3+j)
                if x is None: continue
                row[K[j]]=num(x); S[j]+=x
                if ni in(7,19,30) and j in(1,5,7): c.value=('-' if x<0 else '')+'$'+fmt(x); c.alignment=Alignment(horizontal='right')
                else: c.value=num(x); c.number_format=MF
            rows.append(row); r+=1
        ws.merge_cells(start_row=hr,start_column=1,end_row=hr,end_column=3); ws.cell(hr,1,b+f"  ({len(su)} accounts)")
        for c in range(1,14): ws.cell(hr,c).fill=PatternFill('solid',fgColor='DDEBF7'); ws.cell(hr,c).font=Font(bold=True)
        for j,x in enumerate(S):
            if j==0: continue
            ws.cell(hr,3+j,num(x)).number_format=MF
        totals.append({"label":b+f"  ({len(su)} accounts)",**{K[j]:num(x) for j,x in enumerate(S) if j}})
        G=[p+q for p,q in zip(G,S)]
        r+=1
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=3); ws.cell(r,1,f"PORTFOLIO  ({len(rows)} accounts)")
    for j,x in enumerate(G):
        if j: ws.cell(r,3+j,num(x)).number_format=MF
    for c in range(1,14): ws.cell(r,c).font=Font(bold=True,size=12); ws.cell(r,c).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
    totals.append({"label":f"PORTFOLIO  ({len(rows)} accounts)",**{K[j]:num(x) for j,x in enumerate(G) if j}})
    ws.cell(r+2,1,"Building figures are on the blue lines above each list. Credits are shown as negatives and are not netted in Total arrears."); ws.cell(r+2,1).font=Font(italic=True,size=9)
    for i,w in enumerate([8,22,11,12,12,12,13,13,12,13,14,10,34]): ws.column_dimensions[L(i+1)].width=w
    ws.row_dimensions[4].height=20; ws.row_dimensions[5].height=32; ws.freeze_panes='C6'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2=wb.create_sheet("Legend"); w2['A1']="Current = in occupation; Notice = N4 or N8 given; Past = vacated."; w2['A2']="LMR deposits carry interest under s.106 RTA; interest not shown."
    wb.save(DOC(fn))
    save(fn,"AR",K,rows,totals,None,"MULTIFAMILY","Canadian apartment arrears workbook by month charged, latest first, building totals on heading lines","building totals printed on the heading line above the tenants, credits and net beside gross total, a few amounts as text with $, monthly rent column that is no debt, remarks wrapped")

def d6():
    R=random.Random(1706); fn="ar_waitaha_industrial.pdf"
    P=[("Hornby Trade Park",[("H01","Unit 1","Canterbury Gasket & Seal Ltd"),("H02","Unit 2","Rakaia Freight Ltd"),("H03","Units 3 and 4","Port Hills Joinery (2011) Ltd, in receivership"),("H05","Unit 5","Tui Street Brewing Co"),("H06","Unit 6","Mainland Tyre Recyclers Ltd"),("H08","Unit 8","N. & P. Harawira Panelbeaters"),("H09","Yard","Rakaia Freight Ltd")]),
       ("Shands Road Warehouses",[("S1A","Whse 1A","Alpine Fresh Logistics NZ Ltd"),("S1B","Whse 1B","Kea Packaging Ltd"),("S2","Whse 2","Southern Cross Tile Importers and Distributors Ltd"),("S3","Whse 3 + office","Te Awa Seafoods LP"),("S4","Whse 4","Plains Seed & Grain Ltd"),("S4M","Mezz, Whse 4","Dalgleish Drafting")]),
       ("Moorhouse Offices",[("M.01","Ground","Avon Physiotherapy Ltd"),("M.02","L1 North","Brightwater Actuaries"),("M.03","L1 South","Papanui Payroll Services Ltd"),("M.04","L2 North","Hexham & Rowe Barristers' Chambers"),("M.05","L2 South","Kowhai Early Learning Charitable Trust"),("M.06","L3","Terralith Geotech Ltd"),("M.C1","Carparks 1-6","Terralith Geotech Ltd")]),
       ("Sockburn Mini-Units",[("K1","Mini 1","Garden City Locksmiths"),("K2","Mini 2","B. Fitzsimons"),("K4","Mini 4","Pegasus Bay Paddle Craft"),("K5","Mini 5","Ōtautahi Print Co-op"),("K7","Mini 7","J. Leota t/a Island Sounds")])]
    K=["deposit","b90","b61_90","b31_60","b0_30","current","total","prepaid","other:Net payable"]
    c=canvas.Canvas(DOC(fn),pagesize=landscape(A4)); W,H=landscape(A4)
    from reportlab.pdfbase import pdfmetrics
    X=[322,380,436,492,552,612,676,736,800]
    HD=[("Bond or","guarantee"),("Over 90","days"),("61–90","days"),("31–60","days"),("0–30","days"),("Not yet","due"),("TOTAL","OWING"),("Unallocated","receipts"),("Net","payable")]
    f=lambda v: fmt(v)+("-" if v<0 else "")
    st={'p':0}
    def rs(x,y,s):   # keep the digits aligned, minus hangs to the right
        if s.endswith('-'): c.drawRightString(x,y,s[:-1]); c.drawString(x,y,'-')
        else: c.drawRightString(x,y,s)
    def head():
        st['p']+=1
        c.setFillGray(0); c.setFont('Helvetica',15); c.drawString(36,H-40,"WAITAHA INDUSTRIAL FUND No. 2"); c.setFont('Helvetica',9); c.drawString(36,H-54,"Debtors by lease  |  31 May 2024  |  NZ$ incl. GST"); c.drawRightString(806,H-40,f"{st['p']} of 2")
        y=H-84; c.setFont('Helvetica-Bold',7.5)
        c.drawString(36,y,"Lease"); c.drawString(66,y,"Premises"); c.drawString(134,y,"Tenant")
        for x,(a,b) in zip(X,HD): c.drawRightString(x,y+9,a); c.drawRightString(x,y,b)
        c.setDash(1,1); c.line(36,y-4,806,y-4); c.setDash()
        return y-18
    y=head(); rows=[];totals=[];G=[0]*9; dropped=None
    for pi,(p,ts) in enumerate(P):
        if pi==2:
            c.setFont('Helvetica',7); c.drawString(36,24,"Waitaha Fund Management – continued overleaf"); c.showPage(); y=head()
        c.setFont('Helvetica-Bold',9); c.drawString(36,y,p); y-=15; S=[0]*9
        for ref,un,nm in ts:
            rent=R.randint(1800,14500)*100; 
            if p.startswith('Sockburn'): rent=R.randint(900,1900)*100
            g=round(rent*1.15); v=[0]*5 # >90,61,31,0-30,notdue
            v[4]=g if R.random()<.65 else 0
            if R.random()<.6: v[3]=R.randint(5000,g)
            if R.random()<.4: v[2]=R.randint(5000,g)
            if R.random()<.25: v[1]=R.randint(5000,g)
            if R.random()<.25: v[0]=R.randint(5000,2*g)
            if ref in("H03","S3"): v=[R.randint(g,3*g),g,g,g,g]
            if ref=="K4": v=[0,0,-R.randint(4000,9000),0,0]
            if not any(v): v[3]=R.randint(3000,40000)
            un_=-R.randint(5000,90000) if R.random()<.3 else 0
            if ref=="S1A": un_=-v[4]-R.randint(10000,30000)
            t=sum(v); bond=R.choice([0,rent*2,rent*3,500000])
            vals=[bond]+v+[t,un_,t+un_]
            for j in range(9): S[j]+=vals[j]
            if ref=="M.03":
                dropped=f"lease {ref}, {un}, {nm}, total owing {f(t)}, net payable {f(t+un_)}"; assert t
                continue
            c.setFont('Helvetica',8); c.drawString(36,y,ref); c.drawString(66,y,un)
            w=nm.replace('Ō','O').split(' '); nm=' '.join(w); l=['']
            while w:
                if c.stringWidth((l[-1]+' '+w[0]).strip(),'Helvetica',8)>138: l.append('')
                l[-1]=(l[-1]+' '+w.pop(0)).strip()
            for i,s in enumerate(l): c.drawString(134,y-9.5*i,s)
            r={"property":p,"unit":un,"resident":ref,"name":nm}
            for j,x in enumerate(vals):
                if x or j in(6,8): rs(X[j],y,f(x)); r[K[j]]=num(x)
            rows.append(r); y-=14+9.5*(len(l)-1)
        c.line(X[0]-45,y+10,806,y+10); c.setFont('Helvetica-Bold',8); c.drawString(134,y,"Sub-total")
        for j,x in enumerate(S): rs(X[j],y,f(x))
        totals.append({"label":"Sub-total",**{K[j]:num(x) for j,x in enumerate(S)}}); y-=26
        G=[a+b for a,b in zip(G,S)]
    c.setLineWidth(1.3); c.line(36,y+14,806,y+14); c.setFont('Helvetica-Bold',8); c.drawString(36,y,"FUND TOTAL")
    for j,x in enumerate(G): rs(X[j],y,f(x))
    c.line(36,y-6,806,y-6); totals.append({"label":"FUND TOTAL",**{K[j]:num(x) for j,x in enumerate(G)}})
    c.setFont('Helvetica',7); c.drawString(36,y-24,"Bonds and bank guarantees are held by the custodian and are not debts. A minus after a figure is a credit. Days run from the due date.")
    c.drawString(36,24,"Waitaha Fund Management"); c.save()
    save(fn,"AR",K,rows,totals,{"what":"row dropped from Moorhouse Offices: "+dropped+"; its sub-total and the fund total still include it","kind":"row_dropped"},"INDUSTRIAL",
      "New Zealand fund, one line a lease, ages oldest first, bond column before the ages","bond column first, reversed age order, trailing minus, wrapped tenant names, unallocated receipts and net beside total, same label on every subtotal")
