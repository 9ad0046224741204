from common import *
import random, subprocess, datetime as dt
AG=["current","b0_30","b31_60","b61_90","b90"]
def d4():
    from fpdf import FPDF
    R=random.Random(2504)
    T=[("L-01","C00412","Moda Ribera S.L.","bank guarantee 24.000 €"),("L-02","C00415","Zapatos Almenara S.A.","bank guarantee 31.500 €"),("L-04","C00431","Hogar Vivo Iberia S.L.U.","parent company guarantee"),("L-05/06","C00440","Deportes Sierra Clara S.A.","bank guarantee 88.200 €"),("L-09","C00447","Perfumería Lía Montes","none (cash deposit 6.300 €)"),("L-11","C00458","Burger Faro Restauración S.L.","bank guarantee 42.000 €"),("L-12","C00460","Óptica Duero Visión S.L.","bank guarantee 15.900 €"),("L-15","C00472","Mascotas Trébol S.L.","cash deposit 9.450 €"),("K-03","C00481","Kiosco Café Andén","none"),("P-01","C00390","Recarga Litoral E-Mob S.A.","not required")]
    asof=dt.date(2025,9,30); CH=["Rent","Service charge","Marketing fund","Turnover rent 2024","IBI recharge","Water recharge"]
    fn="Parque_Levante_aged_debtors_0925.pdf"
    cols=["other:OPEN AMOUNT Net","other:OPEN AMOUNT VAT","total"]+AG
    class P(FPDF):
        def header(s):
            s.set_font("D","B",12 if s.page_no()==1 else 9); s.cell(0,6,"PARQUE LEVANTE RETAIL PARK - Castellón",new_x="LMARGIN",new_y="NEXT")
            s.set_font("D","",7.5); s.cell(0,4,"Ageing of trade debtors at 30/09/2025, by tenant and invoice. Amounts in €, VAT included in ageing. Days after due date.",new_x="LMARGIN",new_y="NEXT"); s.ln(2)
            s.set_font("D","B",7); s.set_fill_color(60,60,70); s.set_text_color(255)
            s.cell(W[0]+W[1]+W[2]+W[3],4.5,"INVOICE",1,align="C",fill=True); s.cell(W[4]+W[5]+W[6],4.5,"OPEN AMOUNT",1,align="C",fill=True); s.cell(sum(W[7:]),4.5,"OF WHICH",1,align="C",fill=True,new_x="LMARGIN",new_y="NEXT")
            for w,t in zip(W,["Number","Issued","Due","Concept","Net","VAT","Total","Not due","1-30","31-60","61-90","> 90"]): s.cell(w,4.5,t,1,align="L" if w in W[:4] and t in("Number","Issued","Due","Concept") else "R",fill=True)
            s.ln(); s.set_text_color(0)
        def footer(s):
            s.set_y(-10); s.set_font("D","",6.5); s.cell(0,4,f"Gestora Tres Mareas, S.L. - fund administration - sheet {s.page_no()} of {{nb}}",align="C")
    W=[27,17,17,36,21,19,23,22,22,22,22,22]
    p=P("L","mm","A4"); f="/usr/share/fonts/truetype/dejavu/DejaVuSans"
    p.add_font("D","",f+".ttf"); p.add_font("D","B",f+"-Bold.ttf"); p.set_margins(13,10); p.set_auto_page_break(True,13); p.add_page()
    rows=[];tots=[];G=[0]*8; inv=3180; prov={}
    m=lambda v,blank=True: "" if v==0 and blank else (f"({eu(v)})" if v<0 else eu(v))
    for ti,(u,code,name,g) in enumerate(T):
        n=R.choice([2,3,4,4,5]); ent=[]
        base=R.uniform(1200,9800)
        for k in range(n):
            inv+=R.randint(3,19); d=asof-dt.timedelta(days=R.choice([5,18,29,36,44,62,75,88,97,118,150,190]))
            due=d+dt.timedelta(days=30); ch=R.choice(CH); ent.append((d,due,ch,f"FV25/{inv:05d}",int(base*100*{"Rent":1,"Service charge":.22,"Marketing fund":.05,"Turnover rent 2024":1.7,"IBI recharge":.3,"Water recharge":.03}[ch]*R.uniform(.9,1.1))))
        if ti in(3,5): 
            d=asof-dt.timedelta(days=40); ent.append((d,d,"Credit note SC 2024",f"AB25/{410+ti:05d}",-amt(R,300,1900)))
        ent.sort(key=lambda e:e[0]); nos=sorted(e[3] for e in ent if e[3][0]=="F"); ent=[e if e[3][0]=="A" else e[:3]+(nos.pop(0),)+e[4:] for e in ent]
        if p.get_y()>180-5*len(ent): p.add_page()
        p.set_font("D","B",7.5); p.set_fill_color(228,232,238); p.cell(sum(W),5,f"{u}   {name}   [{code}]     Guarantee: {g}",fill=True,new_x="LMARGIN",new_y="NEXT")
        S=[0]*8
        for d,due,ch,no,net in ent:
            vat=0 if code=="C00481" and ch=="IBI recharge" else int(Decimal(net*21).__truediv__(100).quantize(Decimal(1),ROUND_HALF_UP)); tot=net+vat
            od=(asof-due).days; b=0 if od<=0 else 1 if od<=30 else 2 if od<=60 else 3 if od<=90 else 4
            v=[net,vat,tot]+[tot if i==b else 0 for i in range(5)]; S=[a+b_ for a,b_ in zip(S,v)]
            p.set_font("D","",7); ds=d.strftime("%d/%m/%y")
            for w,t,al in zip(W,[no,ds,due.strftime("%d/%m/%y"),ch]+[m(x) for x in v],["L"]*4+["R"]*8): p.cell(w,4.3,t,"B",align=al)
            p.ln()
            rows.append({"unit":u,"resident":code,"name":name,"charge":ch,"invoice":no,"date":ds,**{k:c(x) for k,x in zip(cols,v) if x!=0}})
        p.set_font("D","B",7); p.cell(sum(W[:4]),4.8,f"Total {name}",align="R")
        for w,x in zip(W[4:],S): p.cell(w,4.8,m(x,False),align="R")
        p.ln(7); tots.append({"label":f"Total {name}",**{k:c(x) for k,x in zip(cols,S)}}); G=[a+b for a,b in zip(G,S)]; prov[name]=S
    p.set_font("D","B",7.5); p.cell(sum(W[:4]),6,"TOTAL DEBTORS PARQUE LEVANTE","TB",align="R")
    p.set_font("D","B",7)
    for w,x in zip(W[4:],G): p.cell(w,6,m(x,False),"TB",align="R")
    p.ln(9); tots.append({"label":"TOTAL DEBTORS PARQUE LEVANTE",**{k:c(x) for k,x in zip(cols,G)}})
    assert G[2]==sum(G[3:])==G[0]+G[1]
    if p.get_y()>165: p.add_page(); p.ln(3)
    p.set_font("D","",7); pb=[(f"> 90 days, 50%",G[7]//2),("61-90 days, 20%",G[6]//5)]
    p.cell(80,4.5,"Bad debt provision (policy, VAT included)",1); p.cell(30,4.5,"€",1,align="R",new_x="LMARGIN",new_y="NEXT")
    for t,x in pb: p.cell(80,4.5,t,1); p.cell(30,4.5,eu(x),1,align="R",new_x="LMARGIN",new_y="NEXT")
    p.cell(80,4.5,"Provision booked",1); p.cell(30,4.5,eu(pb[0][1]+pb[1][1]),1,align="R",new_x="LMARGIN",new_y="NEXT")
    p.ln(2); p.multi_cell(200,4,"Figures in brackets are credit notes not yet set off. VAT at 21%. Deposits and guarantees are not included in the balances.")
    p.output(DOC+fn)
    save(fn,"AR",cols,rows,tots,None,"RETAIL","Spanish centre manager","tenant blocks with invoices below, net/VAT/total before the ageing buckets","tenant data only in heading line, EU decimals, parentheses, recap after the end")
def d5():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(2505)
    PR=[("Kranhaus Süd, Köln","KS"),("Isarbogen 7, München","IB"),("Speicherhof, Hamburg","SH"),("Messekontor, Frankfurt","MK")]
    A=["Adlerwerk","Bruckmann","Cortex","Dahlhoff","Ebersol","Fenner","Gramatke","Hollberg","Indigo","Jessen","Kolberg","Lindquist","Marwede","Nordlicht","Opitz","Pallas","Quantor","Reinfeld","Sandhoff","Tessin","Ulmenhof","Vossberg","Wendt","Xaver","Yorkmann","Zellner","Althaus","Brenner","Carstens"]
    B=["Ingenieure GmbH","Software AG","Rechtsanwälte PartG","Logistik GmbH & Co. KG","Medien GmbH","Consulting GmbH","Steuerberatung mbB","Gastro UG","Kanzlei","Versicherungsmakler GmbH"]
    wb=Workbook(); ws=wb.active; ws.title="OP list 30.09.25"; fn="DE_Office_OP-list_2025-09.xlsx"
    hd=["Unit","Status","Tenant","Tenant no.","Total receivables","Not yet due","1-30","31-60","61-90","over 90","Unallocated credits","Balance after credits","Specific provision","Cash deposit","Bank guarantee"]
    cols=["total"]+AG+["prepaid","other:Balance after credits","other:Specific provision","deposit","other:Bank guarantee"]
    bold=Font(bold=True); fill=PatternFill("solid",fgColor="FFF2CC"); thin=Side(style="thin")
    ws["A1"]="Rheinblick Office Fund - German portfolio"; ws["A1"].font=Font(bold=True,size=14); ws["A2"]="Open items list (DATEV debtor ledger) as at 30 September 2025, EUR incl. 19 % VAT"
    ws.cell(4,5,"RECEIVABLES BY AGE (days overdue)").alignment=Alignment(horizontal="center"); ws.merge_cells("E4:J4"); ws.cell(4,11,"SET-OFF AND RISK").alignment=Alignment(horizontal="center"); ws.merge_cells("K4:M4"); ws.cell(4,14,"SECURITY HELD").alignment=Alignment(horizontal="center"); ws.merge_cells("N4:O4")
    # header print names include group title only for 'other' columns below
    for j,h in enumerate(hd,1):
        x=ws.cell(5,j,h); x.font=bold; x.fill=fill; x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); x.border=Border(bottom=thin)
    for j in(5,11,14): ws.cell(4,j).font=bold
    GT={"other:Balance after credits":"other:SET-OFF AND RISK Balance after credits","other:Specific provision":"other:SET-OFF AND RISK Specific provision","other:Bank guarantee":"other:SECURITY HELD Bank guarantee"}
    cols=[GT.get(k,k) for k in cols]
    r=6; rows=[];tots=[];G=[0]*11; R.shuffle(A); it=iter(A); planted=None
    NF='#,##0.00;[Red]-#,##0.00;"–"'
    def put(r,v,b=False):
        for j,x in enumerate(v,5):
            if x is None: continue
            q=ws.cell(r,j,c(x)); q.number_format=NF
            if b: q.font=bold; q.border=Border(top=thin)
    for pi,(pn,pc) in enumerate(PR):
        ws.cell(r,1,pn).font=Font(bold=True,color="1F4E79"); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15); r+=1; S=[0]*11
        for k in range([8,6,9,5][pi]):
            nm=next(it)+" "+R.choice(B); base=R.uniform(3000,42000); a=[0]*5
            a[0]=amt(R,base*.4,base) if R.random()<.7 else 0
            for q,pb in((1,.6),(2,.4),(3,.3),(4,.35)):
                if R.random()<pb: a[q]=amt(R,base*.03,base*.5)
            if not any(a): a[1]=amt(R,90,400)
            tot=sum(a); cr=-amt(R,100,base*.2) if R.random()<.3 else 0; st="active" if R.random()<.82 else R.choice(["notice","moved out"])
            pv=-(a[4]//2) if a[4] else 0; dep=amt(R,2000,2001)//100*100*R.randint(2,9) if R.random()<.35 else None; bg=None if dep else int(base*3/500)*50000
            v=[tot]+a+[cr,tot+cr,pv,dep,bg]; S=[x+(y or 0) for x,y in zip(S,v)]
            un=f"{R.choice(['EG','1.OG','2.OG','3.OG','4.OG'])}-{k+1:02d}"; tn=f"1{pi+1}{R.randint(100,999)}{k}"
            ws.cell(r,1,un); ws.cell(r,2,st); ws.cell(r,3,nm); ws.cell(r,4,tn); put(r,v); r+=1
            rows.append({"property":pn,"unit":un,"status":st,"name":nm,"resident":tn,**{n:c(x) for n,x in zip(cols,v) if x is not None}})
        pS=S[:]
        if pi==2: pS[0]+=270000; planted={"what":f"Sum {pn}: Total receivables printed {uk(pS[0])} instead of {uk(S[0])}; buckets, balance after credits and portfolio total are right","kind":"total_wrong"}
        ws.cell(r,3,f"Sum {pn}").font=bold; put(r,pS,True); tots.append({"label":f"Sum {pn}",**{n:c(x) for n,x in zip(cols,pS)}}); G=[x+y for x,y in zip(G,S)]; r+=2
    ws.cell(r,3,"Portfolio").font=bold; put(r,G,True); tots.append({"label":"Portfolio",**{n:c(x) for n,x in zip(cols,G)}})
    r+=2; ws.cell(r,1,"Provision: 50 % of items over 90 days, rounded down to the cent. Credits are tenant payments not yet matched (minus). Dash = nil, blank = no such security agreed."); 
    for L_,w in zip("ABCDEFGHIJKLMNO",[10,11,36,11]+[14]*11): ws.column_dimensions[L_].width=w
    ws.row_dimensions[5].height=32; ws.freeze_panes="E6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    wb.save(DOC+fn)
    save(fn,"AR",cols,rows,tots,planted,"OFFICE","German property manager, DATEV","one line a tenant, property sections, total before the buckets, grouped header","code after name, dash vs blank, negative credits and provisions, two security columns")
def d6():
    import xlsxwriter
    R=random.Random(2506); F="Aisha Ben Callum Dara Ewan Freya Gita Hugo Iona Jude Kofi Leila Mina Nils Owen Priya Quentin Rosa Sam Tomas Una Vera Will Xin Yusuf Zara".split(); L="Abbott Bellweather Cragg Dunmore Eastlake Farrow Gillmoor Hathersage Inskip Jarrold Kettlewell Lomax Marchbank Netherby Oduya Penhale Quill Ravensdale Stobart Tindle Umney Varley Wexcombe Yardley".split()
    fn="Kelham_Wharf_BTR_arrears_report.pdf"; x=DOC+"_tmp.xlsx"; wb=xlsxwriter.Workbook(x); ws=wb.add_worksheet("Arrears")
    f=lambda **k: wb.add_format({"font_name":"Liberation Serif","font_size":9,**k}); N='#,##0.00;(#,##0.00)'; PN='"£"#,##0.00;("£"#,##0.00)'
    num=f(num_format=N); b=f(bold=1); bn=f(bold=1,num_format=PN,top=1); bt=f(bold=1,top=1); hd=f(bold=1,text_wrap=1,align="right",valign="bottom",bottom=2); hl=f(bold=1,text_wrap=1,valign="bottom",bottom=2); tx=f(); sec=f(bold=1,bg_color="#E3E3E3"); gt=f(bold=1,num_format=PN,top=1,bottom=6); gl=f(bold=1,top=1,bottom=6)
    hdr=["Resident","Ref","Apt","Tenancy","Provision\n(30+ days)","Deposit\nregistered","Rent paid\nin advance","Sep 2025","Aug 2025","Jul 2025","Jun 2025","May 2025\nand older","Arrears\n£"]
    cols=["other:Provision (30+ days)","deposit","prepaid","m0","m1","m2","m3","other:May 2025 and older","total"]
    ws.write(0,0,"Kelham Wharf - build to rent, 2 blocks",f(bold=1,font_size=14)); ws.write(1,0,"Resident arrears by month charged, position at close of business 30 September 2025",tx); ws.write(2,0,"Arrears = sum of the five month columns. Advance payments are shown separately and not netted.",f(italic=1))
    for j,h in enumerate(hdr): ws.write(4,j,h,hl if j<4 else hd)
    ws.set_row(4,26); r=5; rows=[];tots=[];G=[0]*9
    for bi,bl in enumerate(["Cooperage House","Maltings House"]):
        ws.merge_range(r,0,r,12,bl,sec); r+=1; S=[0]*9
        for k in range([31,24][bi]):
            rent=R.choice([985,1095,1180,1275,1340,1465,1590]); q=R.random(); m=[0]*5; pre=0
            if q<.18: pre=-amt(R,60,rent)
            else:
                m[0]=rent*100 if R.random()<.6 else amt(R,35,rent)
                if q>.55: m[1]=rent*100 if R.random()<.5 else amt(R,20,rent)
                if q>.75: m[2]=amt(R,20,rent)
                if q>.85: m[3]=rent*100
                if q>.9: m[4]=amt(R,200,rent*2)
            st="Former" if q>.93 else R.choice(["Current","Current","Current","Notice"]); dep=0 if st=="Former" else int(rent*12/52*5)*100
            pv=int((m[2]+m[3])*25+m[4]*75)//100; tot=sum(m); v=[pv,dep,pre]+m+[tot]
            nm=f"{R.choice(L)}, {R.choice(F)}"+(f" & {R.choice(F)}" if R.random()<.25 else ""); ap=f"{'CM'[bi]}{k//12*2+R.randint(1,2)}{k%12+1:02d}"; ref=f"KW{bi+1}{2000+k*7+R.randint(0,6)}"
            for j,t in enumerate([nm,ref,ap,st]): ws.write(r,j,t,tx)
            d={"property":bl,"name":nm,"resident":ref,"unit":ap,"status":st}
            for j,(n,y) in enumerate(zip(cols,v)):
                if y or n=="total": ws.write_number(r,4+j,c(y),num); d[n]=c(y)
            rows.append(d); S=[a+y for a,y in zip(S,v)]; r+=1
        ws.write(r,0,f"{bl} - total",bt); [ws.write(r,j,"",bt) for j in(1,2,3)]
        for j,y in enumerate(S): ws.write_number(r,4+j,c(y),bn)
        tots.append({"label":f"{bl} - total",**{n:c(y) for n,y in zip(cols,S)}}); G=[a+y for a,y in zip(G,S)]; r+=2
    ws.write(r,0,"Scheme total",gl); [ws.write(r,j,"",gl) for j in(1,2,3)]
    for j,y in enumerate(G): ws.write_number(r,4+j,c(y),gt)
    tots.append({"label":"Scheme total",**{n:c(y) for n,y in zip(cols,G)}})
    r+=2; ws.write(r,0,"Provision: 25% of June and July charges, 75% of May and older (pence rounded down). Empty cell = nothing owed for the month.",f(italic=1,font_size=8)); ws.write(r+1,0,"Deposits are registered with the custodial scheme and returned on former tenancies.",f(italic=1,font_size=8))
    ws.set_column(0,0,27); ws.set_column(1,1,9); ws.set_column(2,2,6); ws.set_column(3,3,8.5); ws.set_column(4,12,12)
    ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.set_footer("&L&8Stonefold Residential Management&R&8Page &P of &N"); ws.set_margins(.4,.4,.5,.6); wb.close()
    import os; subprocess.run(["soffice","--headless","--convert-to","pdf","--outdir",DOC,x],check=True,capture_output=True); os.replace(DOC+"_tmp.pdf",DOC+fn); os.remove(x)
    save(fn,"AR",cols,rows,tots,None,"MULTIFAMILY","UK build-to-rent manager","calendar-month columns, provision and deposit before the months, total last","blank cells, pound signs only on totals, advance payments in parentheses, credit-only residents with arrears 0.00")
