import random,datetime
from common import *
from fpdf import FPDF
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.colors import HexColor,black,white
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L

# ---------- 4 UK aged debtors by charge, fpdf
def d4():
    R=random.Random(1804); fn="aged_debtors_wxc_mlt.pdf"
    P=[("Wexcombe Arcade (wxc)",[("t0012874","Pemberly Candles Ltd","SU14","Current"),("t0012901","Northgate Optical (Wexcombe) Limited","SU02","Current"),("t0011466","Brindle & Oak Coffee Co","K1","Current"),("t0009820","Fairstitch Alterations","SU21A","Past"),("t0013377","Mobilia Phones UK Ltd","SU09/10","Current"),("t0013402","Hartwood Books LLP","SU17","Notice")]),
       ("The Malthouse Centre (mlt)",[("t0010055","Copperfield Grill Restaurants Ltd","R3","Current"),("t0010218","Juniper Kidswear Limited","U11","Current"),("t0010219","Juniper Kidswear Limited","ST4","Current"),("t0013650","Velodrome Cycles (Midlands) Ltd","U07","Current"),("t0012087","Sable Nails & Beauty","U15","Eviction"),("t0013711","Orrin's Pantry","U02","Current")])]
    CH=["Base rent","VAT on base rent","Service charge","VAT on service charge","Insurance","Marketing levy","Turnover rent","Electricity recharge"]
    K=["total","b0_30","b31_60","b61_90","b90","prepaid","other:Net balance","deposit"]
    rows=[];tot=[]
    class D(FPDF):
        def header(s):
            s.set_font("helvetica","B",13); s.cell(0,7,"Aged Debtors by Charge",new_x="LMARGIN",new_y="NEXT")
            s.set_font("helvetica","",8); s.cell(0,4,"Property: wxc, mlt    Ageing from: charge due date    Age as of: 24/06/2025    Post month: 06/2025    Currency: GBP",new_x="LMARGIN",new_y="NEXT"); s.ln(2)
            s.set_font("helvetica","B",8); s.set_fill_color(225,225,225)
            for a in (["","Total","0 - 30","31 - 60","61 - 90","Over 90","Pre-","Net","Deposit"],["Charge","owed","days","days","days","days","payments","balance","held"]):
                for i,(x,w) in enumerate(zip(a,WD)): s.cell(w,4.5,x,align="L" if i==0 else "R",fill=True)
                s.ln()
            s.ln(1)
        def footer(s):
            s.set_y(-12); s.set_font("helvetica","I",7); s.cell(0,5,f"Calder Vane Property Managers - Leeds - run 25/06/2025 08:14",align="L"); s.set_x(10); s.cell(0,5,f"Page {s.page_no()} of {{nb}}",align="R")
    WD=[78,26,26,25,25,25,25,26,21]
    p=D("L","mm","A4"); p.set_margins(10,10); p.set_auto_page_break(True,16); p.set_creation_date(datetime.datetime(2025,6,25,8,14,tzinfo=datetime.timezone.utc)); p.add_page()
    def line(lab,v,b,ind=0,top=False):
        p.set_font("helvetica","B" if b else "",8); 
        if top: p.line(88,p.get_y(),287,p.get_y())
        p.cell(WD[0],4.6,"   "*ind+lab)
        for k,w in zip(K,WD[1:]): p.cell(w,4.6,par(m(v[k])) if v.get(k) is not None else "",align="R")
        p.ln()
    def add(a,b):
        for k,x in b.items():
            if x is not None:a[k]=a.get(k,0)+x
    G={}
    for prop,ts in P:
        if p.get_y()>165:p.add_page()
        p.set_font("helvetica","B",10); p.cell(0,6,prop,new_x="LMARGIN",new_y="NEXT"); PT={}
        for code,nm,un,stt in ts:
            n=R.randint(2,4); ch=sorted(["Base rent","VAT on base rent"]+R.sample([q for q in CH[2:] if q[:3]!="VAT"],n-1),key=CH.index)
            if "Service charge" in ch and R.random()<.8: ch.insert(ch.index("Service charge")+1,"VAT on service charge")
            if code=="t0010219": ch=["Base rent","VAT on base rent"]
            if p.get_y()+6+4.6*(len(ch)+2)>190:p.add_page()
            p.set_font("helvetica","BU",8); p.cell(0,5,f"{code}   {nm}   Unit {un}   ({stt})",new_x="LMARGIN",new_y="NEXT")
            TT={};base=[0]*4
            for c in ch:
                v=[0]*4
                if c.startswith("VAT"): v=[x//5 for x in base]
                else:
                    for i in R.sample(range(4),R.choice([1,1,2,3])): v[i]=R.randint(40,4800)*500
                    if c in("Base rent","Service charge"): base=v
                    if c=="Insurance" and R.random()<.5: v[3]=-R.randint(20,300)*100
                pre=-R.randint(5,90)*1000 if c=="Base rent" and R.random()<.35 else 0
                d=dict(zip(K[1:5],v)); d={"total":sum(v),**d,"prepaid":pre,"other:Net balance":sum(v)+pre}
                line(c,d,False,1); add(TT,d)
                rows.append({"property":prop,"unit":un,"resident":code,"name":nm,"status":stt,"charge":c,**{k:m(x) for k,x in d.items()}})
            if R.random()<.75: TT["deposit"]=R.randint(4,60)*25000
            line("Total "+nm if len(nm)<32 else "Total "+code,TT,True,1,True); tot.append({"label":"Total "+(nm if len(nm)<32 else code),**{k:m(TT[k]) for k in K if k in TT}}); add(PT,TT); p.ln(1.5)
        line("Total "+prop,PT,True,0,True); tot.append({"label":"Total "+prop,**{k:m(PT[k]) for k in K if k in PT}}); add(G,PT); p.ln(3)
    line("Grand total",G,True,0,True); tot.append({"label":"Grand total",**{k:m(G[k]) for k in K}})
    p.ln(3); p.set_font("helvetica","",7.5); p.multi_cell(190,3.6,"Deposits are held in a designated client account and are not set off against arrears. VAT is shown as a charge of its own beside the rent or service charge it belongs to. Past and evicted tenants are with solicitors (Ashby Marl LLP).")
    p.output(doc(fn))
    save(fn,"AR",K,rows,tot,None,"RETAIL","R. Whitlock, Leeds office","Yardi-like aged debtors, tenant heading lines with charge lines, two properties, fpdf landscape","deposit only on total lines, credits in parentheses, same tenant twice, two-line headers, total before ages and net balance after")

# ---------- 5 Hong Kong xlsx, one line a tenant, months
def d5():
    R=random.Random(1805); fn="HK_Lantau Gate arrears Jun25.xlsx"
    S=[("PODIUM - RETAIL",["Golden Kettle Noodle House Ltd","Pacific Lens Optical","Wing Shun Dispensary","Mori Mori Bakery (HK) Limited","Starfruit Juice Bar","Kam Tai Jewellery & Watch Company Limited","EduBright Learning Centre","Happy Paws Veterinary"],"G"),
       ("TOWER ONE - OFFICES",["Redwater Shipping Agency","Tang Yip & Co., Solicitors","Ostrava Trading (Asia) Ltd","Bluefin Logistics Holdings (Hong Kong) Limited","Keystone Family Office","Lumen Design Studio","Hop Fat Garments Manufactory"],"1"),
       ("CO-WORKING AND STORAGE",["Desk & Dock Members","Nimbus App Labs","Cellar Vault Wine Storage","Chan Siu Ming (sole trader)","Ferryman Couriers"],"S")]
    H="OUTSTANDING BY BILLING MONTH (HK$) "
    K=["deposit","other:SECURITY HELD (HK$) Bank guarantee","prepaid","other:"+H+"Mar-25 & earlier","m2","m1","m0","total"]
    wb=Workbook(); wb.properties.created=datetime.datetime(2025,7,2); ws=wb.active; ws.title="Arrears"
    thin=Side(style="thin",color="888888"); B=Font(name="Calibri",bold=True,size=10); N=Font(name="Calibri",size=10); fill=PatternFill("solid",fgColor="1F3864")
    ws.merge_cells("A1:M1"); ws["A1"]="LANTAU GATE  -  Tenant Arrears and Security Report"; ws["A1"].font=Font(bold=True,size=14)
    ws.merge_cells("A2:M2"); ws["A2"]="As at 30 June 2025. Rent, management fee, air-con and rates together; no VAT or GST applies in Hong Kong."; ws["A2"].font=Font(italic=True,size=9)
    hs=[("A","Shop /\nUnit"),("B","Lease ref"),("C","Tenant"),("D","GL key"),("E","Lease\nstatus")]
    for c,h in hs: ws.merge_cells(f"{c}4:{c}5"); ws[f"{c}4"]=h
    ws.merge_cells("F4:G4"); ws["F4"]="SECURITY HELD (HK$)"; ws["F5"]="Cash deposit"; ws["G5"]="Bank guarantee"
    ws.merge_cells("H4:H5"); ws["H4"]="Unallocated\nreceipts"
    ws.merge_cells("I4:L4"); ws["I4"]=H.strip(); ws["I5"]="Mar-25 & earlier"
    for c,mm in zip("JKL",(4,5,6)): ws[f"{c}5"]=datetime.date(2025,mm,1); ws[f"{c}5"].number_format="mmm-yy"
    ws.merge_cells("M4:M5"); ws["M4"]="TOTAL\nOUTSTANDING"
    for r in(4,5):
        for i in range(1,14):
            c=ws.cell(r,i); c.font=Font(bold=True,color="FFFFFF",size=10); c.fill=fill; c.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); c.border=Border(left=thin,right=thin,top=thin,bottom=thin)
    ws.column_dimensions["D"].hidden=True
    for c,w in zip("ABCDEFGHIJKLM",[10,13,31,12,11,14,14,13,15,13,13,13,16]): ws.column_dimensions[c].width=w
    acct='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
    rows=[];tot=[];r=6;G=[0]*8;n=0
    def put(v,f=N):
        for i,x in enumerate(v):
            c=ws.cell(r,6+i)
            if x is None: continue
            c.font=f; c.number_format=acct; c.value=x; c.alignment=Alignment(vertical="top")
    for sec,ts,pre in S:
        ws.cell(r,1,sec).font=B; ws.cell(r,1).fill=PatternFill("solid",fgColor="D9E1F2"); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13); r+=1; T=[0]*8
        for t in ts:
            n+=1; un={"G":f"G{R.randint(1,9):02d}{R.choice(['','A','B'])}","1":f"{R.randint(8,31)}{R.randint(1,9):02d}","S":f"S-{R.randint(1,40)}"}[pre]
            if t.startswith("Kam Tai"): un="G11-G12"
            ref=f"LG/{R.randint(19,25)}/{R.randint(100,999)}"; stt=R.choice(["Active","Active","Active","Holding over","Vacated"])
            ages=[0]*4
            for i in R.sample([3,3,2,2,1,0],R.randint(1,4)): ages[i]=R.randint(3,420)*R.choice([250,1000,380])
            if t=="Lumen Design Studio": ages=[0,0,-4_500,38_200]
            dep=R.randint(20,900)*1000 if R.random()<.75 else 0; bg=0 if dep else R.randint(100,900)*1000
            un_c=-R.randint(2,60)*500 if R.random()<.3 else 0
            if t.startswith("Chan"): dep=None;bg=None
            v=[dep,bg,un_c]+ages+[sum(ages)]
            nm=t
            if len(t)>31: k=t[:30].rfind(" "); nm=t[:k]+"\n"+t[k+1:]
            for i,x in enumerate([un,ref,nm,f"1310-{n:04d}",stt]): c=ws.cell(r,1+i,x); c.font=N; c.alignment=Alignment(wrap_text=True,vertical="top")
            if "\n" in nm: ws.row_dimensions[r].height=27
            put(v)
            if n in(3,11,14): # typed over by hand as text
                for i in(3,4,5,6):
                    c=ws.cell(r,6+i); x=v[i]; c.value=(f"{x:,}" if x>=0 else f"{-x:,}-"); c.alignment=Alignment(horizontal="right",vertical="top")
            rows.append({"unit":un,"resident":ref,"name":t,"status":stt,**{k:x for k,x in zip(K,v) if x is not None}})
            for i,x in enumerate(v): T[i]+=x or 0
            r+=1
        ws.cell(r,3,"Sub-total").font=B; put(T,B); tot.append({"label":"Sub-total",**dict(zip(K,T))})
        for i in range(1,14): ws.cell(r,i).border=Border(top=thin)
        r+=2
        for i in range(8):G[i]+=T[i]
    ws.cell(r,1,"TOTAL LANTAU GATE").font=B; put(G,B); tot.append({"label":"TOTAL LANTAU GATE",**dict(zip(K,G))})
    for i in range(1,14): ws.cell(r,i).border=Border(top=thin,bottom=Side(style="double"))
    r+=2
    for x in["Notes","1. Lease ref with 'Holding over' status: demand letters sent 20 June 2025.","2. Bank guarantees are face values; expiries kept by the leasing team.","3. Unallocated receipts are not included in Total Outstanding."]: ws.cell(r,1,x).font=Font(size=9,italic=True); r+=1
    ws.freeze_panes="F6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w2=wb.create_sheet("Recap"); 
    for i,x in enumerate([("Section","Total outstanding HK$"),*[(s[0],t["total"]) for s,t in zip(S,tot)],("All",G[7])]): w2.append(x)
    w2.column_dimensions["A"].width=30; w2.column_dimensions["B"].width=24
    wb.save(doc(fn))
    save(fn,"AR",K,rows,tot,None,"MIXED_USE","Florence Mak, Hong Kong branch","Workbook, one line a tenant, oldest month first, securities before ages, sections with subtotals, recap sheet","month headers as date cells, hidden key column, numbers as text with trailing minus, zero shown as dash by format, wrapped tenant names, reversed ages")

# ---------- 6 Australia, by invoice, planted dropped row
def d6():
    R=random.Random(1806); fn="Yarrambat-Estate-Receivables.pdf"
    T=[("D1047","Kingfisher Pallets Pty Ltd","W3","BG $88,000"),("D1052","Brolga Freight Lines Pty Ltd","W1 & W2","BG $212,500"),("D1060","Mallee Grain Equipment","Y4","Cash bond $15,000"),("D1063","Southern Cross Tile Importers Pty Ltd","W7","BG $64,000"),("D1071","Hexagon 3D Print Co","W9B","None held"),("D1074","Ironbark Fabrication Pty Ltd","W5","Cash bond $40,000"),("D1080","Coolabah Beverages Pty Ltd","W6 / Y1","BG $131,200")]
    CH=["Base rent","Outgoings","Land tax recovery","Outgoings reconciliation FY24","Make-good","Water usage","Late fee"]
    K=["other:INVOICED Ex GST","other:INVOICED GST","other:Received to date","total","current","other:DAYS PAST DUE 1 to 14","other:DAYS PAST DUE 15 to 30","b31_60","b61_90","b90"]
    asat=datetime.date(2025,6,30); data=[];num=48811
    for i,t in enumerate(T):
        L_=[]; k=[7,9,4,6,3,6,8][i]; ds=sorted(R.sample(range(3,135),k),reverse=True)
        for d in ds:
            num+=R.randint(3,29); dt=asat-datetime.timedelta(days=d); due=d-14
            ch=R.choice(CH[:2]*3+CH[2:]); ex=R.randint(60,2600)*1000+R.choice([0,0,50*10,2550*10]); 
            if ch in("Water usage","Late fee"): ex=R.randint(80,900)*100
            if R.random()<.1: ex=-ex//4//100*100; ch+=" - credit note"
            g=0 if ch.startswith("Late") else round(ex/10); rec=0
            if ex>0 and R.random()<.25: rec=-((ex+g)//R.choice([2,3])//100*100)
            o=ex+g+rec; j=4 if due<=0 else 5 if due<=14 else 6 if due<=30 else 7 if due<=60 else 8 if due<=90 else 9
            v=[ex,g,rec or None,o]+[None]*6; v[j]=o
            L_.append((f"INV-{num}" if ex>0 else f"CN-{num}",dt.strftime("%d %b %y"),ch,v))
        data.append((t,L_))
    drop=(5,2)
    c=canvas.Canvas(doc(fn),pagesize=landscape(A4),invariant=1); W,H=landscape(A4); pg=[0]; y=[0]
    X=[34,92,150]; XR=[332,378,432,492,546,596,648,700,752,808]
    teal=HexColor("#0b5563")
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1; c.setFillColor(teal); c.rect(0,H-46,W,46,stroke=0,fill=1); c.setFillColor(white); c.setFont("Helvetica-Bold",14); c.drawString(34,H-24,"Aged Receivables by Invoice"); c.setFont("Helvetica",9); c.drawString(34,H-38,"Yarrambat Industrial Estate  |  as at 30 June 2025  |  terms 14 days  |  AUD"); c.drawRightString(W-34,H-38,f"page {pg[0]}")
        c.setFillColor(teal); c.setFont("Helvetica-Bold",7.5); yy=H-62
        c.drawCentredString((290+XR[1])/2,yy,"INVOICED"); c.line(292,yy-3,XR[1],yy-3); c.drawCentredString((XR[4]+XR[9])/2+4,yy,"DAYS PAST DUE"); c.line(XR[4]+8,yy-3,XR[9],yy-3)
        for x,h in zip(X,["Invoice","Date","Description"]): c.drawString(x,yy-20,h)
        for x,h in zip(XR,["Ex GST","GST","Received\nto date","Outstanding","Not yet\ndue","1 to 14","15 to 30","31 to 60","61 to 90","Over 90"]):
            hh=h.split("\n")
            for i,q in enumerate(hh): c.drawRightString(x,yy-20+9*(len(hh)-1-i),q)
        c.setStrokeColor(teal); c.line(34,yy-24,W-34,yy-24); c.setFillColor(black); y[0]=yy-38
    def nums(v,b,cur=""):
        c.setFont("Helvetica-Bold" if b else "Helvetica",7.2)
        for x,q in zip(XR,v):
            if q is not None:
                s=f"{abs(q)/100:,.2f}"; s=cur+s; s="-"+s if q<0 else s; c.drawRightString(x,y[0],s)
    head(); rows=[];tot=[];G=[0]*10;planted=None
    for i,(t,L_) in enumerate(data):
        if y[0]<40+12*5: head()
        c.setFillColor(HexColor("#e3eef0")); c.rect(34,y[0]-3,W-68,12,stroke=0,fill=1); c.setFillColor(black); c.setFont("Helvetica-Bold",8); c.drawString(38,y[0],t[1]); c.setFont("Helvetica",7.5); c.drawString(260,y[0],f"Debtor {t[0]}"); c.drawString(360,y[0],f"Tenancy {t[2]}"); c.drawString(480,y[0],f"Security: {t[3]}"); y[0]-=13
        S=[None]*10
        for j,(inv,d,ch,v) in enumerate(L_):
            for q in range(10):
                if v[q] is not None: S[q]=(S[q] or 0)+v[q]
            if (i,j)==drop:
                planted={"what":f"Invoice {inv} of {d} ({ch}, outstanding {v[3]/100:,.2f}) of {t[1]} is not printed; the tenant's total and the estate total still include it","kind":"row_dropped"}; continue
            if y[0]<44: head()
            c.setFont("Helvetica",7.2); 
            for x,s in zip(X,(inv,d,ch)): c.drawString(x,y[0],s)
            nums(v,False); y[0]-=11
            rows.append({"unit":t[2],"resident":t[0],"name":t[1],"invoice":inv,"date":d,"charge":ch,**{k:m(q) for k,q in zip(K,v) if q is not None}})
        if y[0]<44: head()
        c.setLineWidth(.4); c.line(290,y[0]+8,W-34,y[0]+8); c.setFont("Helvetica-Bold",7.2); c.drawString(X[2],y[0],f"{t[0]} total"); nums(S,True); y[0]-=17
        tot.append({"label":f"{t[0]} total",**{k:m(q) for k,q in zip(K,S) if q is not None}})
        for q in range(10): G[q]+=S[q] or 0
    if y[0]<110: head()
    c.setLineWidth(1); c.line(34,y[0]+10,W-34,y[0]+10); c.setFont("Helvetica-Bold",7.8); c.drawString(34,y[0],"ESTATE TOTAL"); 
    nums(G,True,"$"); tot.append({"label":"ESTATE TOTAL",**{k:m(q) for k,q in zip(K,G)}})
    y[0]-=24; c.setFont("Helvetica-Oblique",7.5)
    for s in["Late fees are out of scope of GST. BG = bank guarantee, original held in the Brisbane safe.","Receipts are shown negative. Credit notes (CN-) age with the date of the note.","Prepared by T. Nakagawa, Pellworm Asset Services Pty Ltd"]: c.drawString(34,y[0],s); y[0]-=10
    c.save(); assert planted
    save(fn,"AR",K,rows,tot,planted,"INDUSTRIAL","T. Nakagawa, Brisbane","Invoice-level ageing drawn with coloured band, tenant bars, GST apart, blank empty buckets","sparse ages, GST column, receipts negative, non-standard buckets, tenant data in bar, page breaks inside tenants, planted dropped row")
def run(): d4();d5();d6()
