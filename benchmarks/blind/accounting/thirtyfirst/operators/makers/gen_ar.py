from common import *
import datetime as dt
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
import xlsxwriter
from fpdf import FPDF

def student():
    rng=random.Random(3111); P=people(rng,47); P2=iter(P); ks=["deposit","b0_30","b31_60","b61_90","b90","total","prepaid","other:Net Balance"]
    rows=[];totals=[];tab=[["Bed Space","Resident","Res. ID","Status","Deposit\nHeld","DAYS PAST DUE","","","","Total\nDelinquent","Prepaid","Net\nBalance"],["","","","","","0-30","31-60","61-90","Over 90","","",""]]
    st=[('SPAN',(5,0),(8,0)),('ALIGN',(5,0),(8,0),'CENTER')]+[('SPAN',(i,0),(i,1)) for i in(0,1,2,3,4,9,10,11)]
    small=ParagraphStyle('s',fontName='Times-Roman',fontSize=7.6,leading=8.6)
    def line(d): return [paren(d[k]) for k in ks]
    for b,(bn,n) in enumerate([("Building 1 - Poplar Hall",17),("Building 2 - Linden Hall",14),("Building 3 - The Townhomes",16)]):
        st+=[('SPAN',(0,len(tab)),(-1,len(tab))),('BACKGROUND',(0,len(tab)),(-1,len(tab)),colors.Color(.93,.93,.88)),('FONT',(0,len(tab)),(-1,len(tab)),'Times-Bold',8)]; tab.append([bn]+['']*11); rs=[]
        apt=101
        for i in range(n):
            l,fn=next(P2); apt+=rng.choice([0,1,1,2,3]); bed='ABCD'[i%4]; rent=rng.choice([689,715,749,780,829]); s=rng.choice(["Current","Current","Current","Notice","Past","Past","Eviction"])
            d=dict.fromkeys(ks,0.0)
            if rng.random()<.2 and s=="Current": d['prepaid']=-round(rng.choice([rent,25.5,rent/2,110.0]),2)
            else:
                x=rng.random(); u=round(rng.uniform(12,95),2)
                if s!='Past': d['b0_30']=round(rent+u if x<.6 else u,2)
                if s in('Eviction',) or x>.55: d['b31_60']=round(rng.choice([rent,rent+50,75.]),2)
                if s in('Eviction','Past') and x>.3: d['b61_90']=round(rent*rng.choice([1,1,.5]),2)
                if s=='Past': d['b90']=round(rng.uniform(140,2900),2)
                if rng.random()<.08: d['b31_60']=-35.0
            if s!='Past': d['deposit']=rng.choice([0.,0.,150.,250.])
            d['total']=round(sum(d[k] for k in ks[1:5]),2); d['other:Net Balance']=round(d['total']+d['prepaid'],2)
            unit=f"{b+1}-{apt}{bed}"; rid=f"R{rng.randint(104000,129999)}"; nm=f"{l}, {fn}"
            rs.append({"unit":unit,"resident":rid,"name":nm,"status":s,**d}); tab.append([unit,Paragraph(nm,small),rid,s]+line(d))
        t={"label":f"Total {bn}",**{k:S(rs,k) for k in ks}}; totals.append(t); st+=[('FONT',(0,len(tab)),(-1,len(tab)),'Times-Bold',7.6),('LINEABOVE',(4,len(tab)),(-1,len(tab)),.5,colors.black),('SPAN',(0,len(tab)),(3,len(tab)))]
        tab.append([t['label'],'','','']+line(t)); rows+=rs
    t={"label":"Grand Total (3 buildings)",**{k:S(rows,k) for k in ks}}; totals.append(t); n=len(tab)
    st+=[('FONT',(0,n),(-1,n),'Times-Bold',8),('LINEABOVE',(0,n),(-1,n),1,colors.black),('LINEBELOW',(4,n),(-1,n),1.2,colors.black),('SPAN',(0,n),(3,n))]; tab.append([t['label'],'','','']+line(t))
    f='ar_quadrangle_entrata.pdf'
    def pg(cv,d):
        cv.setFont('Times-Roman',7); cv.drawString(36,22,"Entrata Core | Resident A/R Aging | run 11/03/2024 07:42 MST by rphelan-ops"); cv.drawRightString(756,22,f"Page {d.page}")
        if d.page>1: cv.drawString(36,594,"The Quadrangle at Millrace - Resident Aged Receivables (continued)")
    sd=SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=34,rightMargin=34,topMargin=28,bottomMargin=38,invariant=1); ss=getSampleStyleSheet()
    T=Table(tab,colWidths=[56,104,52,48,50,58,58,58,60,66,60,62],repeatRows=2); T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',7.6),('FONT',(0,0),(-1,1),'Times-Bold',7.8),('ALIGN',(4,1),(-1,-1),'RIGHT'),('ALIGN',(9,0),(-1,0),'RIGHT'),('ALIGN',(4,0),(4,0),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(5,0),(8,0),.4,colors.grey)]+st))
    rec=[["Recap by status","Residents","Total Delinquent"]]
    for s in("Current","Notice","Past","Eviction"):
        q=[r for r in rows if r['status']==s]; rec.append([s,str(len(q)),paren(S(q,'total'))])
    RT=Table(rec,colWidths=[90,60,90],hAlign='LEFT'); RT.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',7.6),('BOX',(0,0),(-1,-1),.4,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    sd.build([Paragraph("<b>The Quadrangle at Millrace</b> &nbsp; (Student, 3 buildings)",ss['Heading3']),Paragraph("Resident Aged Receivables as of 10/31/2024. Aging by charge due date; unapplied cash shown under Prepaid. Leases by the bed.",ss['BodyText']),Spacer(1,6),T,Spacer(1,10),KeepTogether([RT,Paragraph("Past residents above $500.00 are with Tolliver Recovery. No allowance is shown.",ss['BodyText'])])],onFirstPage=pg,onLaterPages=pg)
    emit(f,'AR','STUDENT_HOUSING','Entrata print, student portfolio accountant','one line a resident, sections by building, grouped days header, prepaid and net','prepaid vs delinquent vs net, deposits before ages, repeated headers, recap by status',ks,rows,totals)

def storage():
    rng=random.Random(3112); asof=dt.date(2025,3,31); P=people(rng,13)
    B=[("other:DAYS PAST DUE 1-10",1,10),("other:DAYS PAST DUE 11-30",11,30),("b31_60",31,60),("b61_90",61,90),("b90",91,9999)]; ks=["other:Days Late"]+[b[0] for b in B]+["total"]
    ten=[]
    for i,(l,fn) in enumerate(P):
        unit=rng.choice(["A","B","C","D","P"])+f"{rng.randint(1,4)}{rng.randint(10,59)}"; rent=rng.choice([64.,89.,112.,139.,178.,214.,265.]); months=rng.choice([1,1,1,2,2,3,4]); off=rng.randint(2,26); ch=[]
        for m in range(months-1,-1,-1):
            d=asof-dt.timedelta(days=off+30*m); ch.append((d,"Rent",rent))
            if i%3!=1: ch.append((d,"Protection Plan",rng.choice([9.,12.,15.]) if m==months-1 else ch[1][2]))
            if off+30*m>7: ch.append((d+dt.timedelta(days=6),"Late Fee",20. if rent<200 else round(rent*.1,2)))
            if m>0 and m==months-1: ch.append((d+dt.timedelta(days=30),"Lien Notice Fee",45.))
        if i in(4,9): ch.append((asof-dt.timedelta(days=rng.randint(1,9)),"Partial Payment - unapplied",-round(rng.uniform(20,60),2)))
        ch.sort(key=lambda x:x[0]); nm=f"{l}, {fn}" if i not in(3,8) else ["Pellworm Stagecraft Inc","Odd Acre Antiques LLC"][i==8]
        ten.append((unit,nm,str(rng.randint(20011,28990)),ch))
    f='ar_keystop_storage_sitelink.xlsx'; wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('PastDue'); F=wb.add_format; num=F({'num_format':'#,##0.00;(#,##0.00)','font_size':9}); bt=F({'bold':1,'top':1,'num_format':'#,##0.00;(#,##0.00)','font_size':9}); s9=F({'font_size':9}); hd=F({'bold':1,'bg_color':'#333333','font_color':'white','align':'center','font_size':9,'text_wrap':1,'valign':'vcenter','border':1}); th=F({'bold':1,'bg_color':'#F2F2F2','font_size':9})
    ws.write(0,0,'KeyStop Self Storage - Dunbarrow Pike',F({'bold':1,'font_size':13})); ws.write(1,0,'PAST DUE BALANCES BY TENANT - charge detail, as of 03/31/2025',s9); ws.write(2,0,'Site code L044   Sort: unit order of entry   Includes credits: yes   Shaded lines: unit, tenant, ledger no.',s9)
    ws.merge_range(4,0,5,0,'Charge Date',hd);ws.merge_range(4,1,5,1,'Charge',hd);ws.merge_range(4,2,5,2,'Days Late',hd);ws.merge_range(4,3,4,7,'DAYS PAST DUE',hd)
    for j,h in enumerate(['1-10','11-30','31-60','61-90','91+']): ws.write_string(5,3+j,h,hd)
    ws.merge_range(4,8,5,8,'Balance',hd)
    ws.set_column(0,0,14);ws.set_column(1,1,33);ws.set_column(2,2,9);ws.set_column(3,8,11)
    r=6;rows=[];allrows=[];totals=[];planted=None
    for i,(unit,nm,led,ch) in enumerate(ten):
        ws.write_string(r,0,unit,th);ws.write_string(r,1,nm,th);ws.write_string(r,2,led,th)
        for j in range(3,9): ws.write_blank(r,j,None,th)
        r+=1; rs=[]
        for n,(d,desc,a) in enumerate(ch):
            days=(asof-d).days; k=[b[0] for b in B if b[1]<=days<=b[2]][0]
            row={"unit":unit,"resident":led,"name":nm,"charge":desc,"date":d.strftime('%m/%d/%Y'),"other:Days Late":days,k:a,"total":a}; rs.append(row); allrows.append(row)
            if planted is None and i>=5 and len(ch)>=6 and n==3:
                planted={"what":f"charge line dropped under {unit} {nm}: {desc} {row['date']} {a:.2f} is missing; the tenant total and the grand total still include it","kind":"row dropped"}; continue
            ws.write_string(r,0,row['date'],s9);ws.write_string(r,1,desc,s9);ws.write(r,2,days,s9); col=3+[b[0] for b in B].index(k)
            for cc in(col,8):
                if (len(rows)%11==7): ws.write_string(r,cc,paren(a),F({'font_size':9,'align':'right'}))
                else: ws.write(r,cc,a,num)
            rows.append(row); r+=1
        t={"label":f"Total {unit}"}; ws.write(r,1,t['label'],bt)
        for j,k in enumerate(ks[1:]):
            if any(k in q for q in rs): t[k]=S(rs,k); ws.write(r,3+j,t[k],bt)
        totals.append(t); r+=2 if i%4==3 else 1
    t={"label":"GRAND TOTAL"}; gt=F({'bold':1,'top':1,'bottom':6,'num_format':'$#,##0.00'}); ws.write(r,1,t['label'],gt)
    for j,k in enumerate(ks[1:]): t[k]=S(allrows,k); ws.write(r,3+j,t[k],gt)
    totals.append(t); assert planted; assert abs(S([t],'total')-sum(t[k] for k in ks[1:6]))<.005
    r+=3; ws.write(r,1,'Recap by charge',th); ws.write(r,2,'Amount',th); r+=1
    for d in sorted({q['charge'] for q in allrows}): ws.write(r,1,d,s9); ws.write(r,2,S([q for q in allrows if q['charge']==d],'total'),num); r+=1
    ws.write(r+1,0,'Lien sale eligible after 60 days past due. Gate codes suspended at day 6.',F({'italic':1,'font_size':8})); ws.freeze_panes(6,0); ws.repeat_rows(4,5); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    emit(f,'AR','OTHER','SiteLink past-due report, storage district manager','blocks by tenant with charge lines below and tenant totals; own day buckets','tenant heading rows share charge columns (unit, name, ledger no.), numbers as text, odd buckets, recap',ks,rows,totals,planted)

def senior():
    rng=random.Random(3113); P=people(rng,26); it=iter(P); pr="other:Nov 2024 & Prior"; ks=["m0","m1","m2","m3",pr,"total","deposit"]
    rows=[];blocks=[];totals=[]
    for lv,n,rent in(("Independent Living",8,3450),("Assisted Living",11,4890),("Memory Care",7,6725)):
        rs=[]
        for i in range(n):
            l,fn=next(it); suite=f"{ {'I':1,'A':2,'M':3}[lv[0]]}{rng.randint(10,48):02d}"; acct=f"LT-{rng.randint(3000,6999)}"
            chs=["Monthly Service Fee"]+([f"Care Level {rng.randint(1,5)}"] if lv[0]!='I' and rng.random()<.55 else [])+(["Ancillary"] if rng.random()<.25 else [])
            for j,ch in enumerate(chs):
                b={"Mon":rent+rng.choice([0,150,320,-200]),"Car":rng.choice([480,890,1310,1775]),"Anc":rng.uniform(18,140)}[ch[:3]]; x=rng.random(); v=[0.]*5
                v[0]=round(b if x<.7 else b*rng.uniform(.1,.6),2)
                if x<.35: v[1]=round(b,2)
                if x<.2: v[2]=round(b*rng.choice([1,.5,.32]),2)
                if x<.12: v[3]=round(b*.4,2)
                if x<.07 or x>.93: v[4]=round(rng.uniform(40,2400),2)
                if .5<x<.6: v[1]=-round(rng.uniform(30,700),2)
                if .85<x<.9: v[0]=-round(b,2)
                d=dict(zip(ks,v)); d['total']=round(sum(v),2); d['deposit']=(rng.choice([0.,500.,1500.,2500.]) if j==0 else None)
                rs.append({"unit":suite,"resident":acct,"name":f"{fn} {l}","charge":ch,**d})
        t={"label":f"Subtotal {lv}",**{k:S(rs,k) for k in ks}}; blocks.append((lv,rs,t)); totals.append(t); rows+=rs
    g={"label":"COMMUNITY TOTAL",**{k:S(rows,k) for k in ks}}; totals.append(g)
    f='ar_brightwater_months.pdf'; W=[15,46,19,41,24,24,23,22,24,26,20]
    class D(FPDF):
        def header(s):
            s.set_font('Courier','B',10); s.cell(0,5,"BRIGHTWATER COURT - A SENIOR COMMUNITY",align='C',new_x='LMARGIN',new_y='NEXT'); s.set_font('Courier','',8); s.cell(0,4,"Accounts Receivable by Service Month - As of March 31, 2025",align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
            s.set_font('Courier','B',7.5)
            for ln in([("",""),("",""),("","") ,("",""),("Mar","R"),("Feb","R"),("Jan","R"),("Dec","R"),("Nov 2024","R"),("Balance","R"),("Deposit","R")],[("Suite","L"),("Resident","L"),("Account","L"),("Charge","L"),("2025","R"),("2025","R"),("2025","R"),("2024","R"),("& Prior","R"),("Due","R"),("","R")]):
                for w,(h,a) in zip(W,ln): s.cell(w,4,h,align=a or 'L')
                s.ln(4)
            s.line(s.l_margin,s.get_y(),s.l_margin+sum(W),s.get_y()); s.ln(1)
        def footer(s): s.set_y(-11); s.set_font('Courier','',7); s.cell(0,4,f"( - after an amount = credit;  - alone = no balance )      Confidential - resident information       Page {s.page_no()}/{{nb}}",align='C')
    p=D('L','mm','Letter'); p.set_margins(-1,8,-1) if False else p.set_margins(6,9,6); W=[w*.94 for w in W]; p.set_auto_page_break(True,14); p.set_creation_date(dt.datetime(2025,4,4)); p.add_page()
    def ln(cells,bold=False):
        p.set_font('Courier','B' if bold else '',7.5)
        for j,(w,t) in enumerate(zip(W,cells)): p.cell(w,4,t,align='R' if j>3 else 'L')
        p.ln(4)
    def tl(t):
        p.line(p.l_margin+sum(W[:4]),p.get_y()+.2,p.l_margin+sum(W),p.get_y()+.2); p.set_font('Courier','B',7.5); p.cell(sum(W[:4]),4.6,t['label'],align='L')
        for w,k in zip(W[4:],ks): p.cell(w,4.6,trail(t[k]),align='R')
        p.ln(6)
    for lv,rs,t in blocks:
        if p.get_y()>175: p.add_page()
        p.set_font('Courier','BU',8); p.cell(0,5,lv.upper(),new_x='LMARGIN',new_y='NEXT')
        for r in rs: ln([r['unit'],r['name'],r['resident'],r['charge']]+[trail(r[k]) for k in ks])
        tl(t)
    tl(g); p.ln(2); p.set_font('Courier','',7.5)
    p.multi_cell(180,3.8,"Notes: (1) Care level charges follow the assessment in force on the first of the month. (2) Deposits are refundable community fees held and are not netted against balances. (3) One long-term-care insurer pays in arrears; see the business office binder.")
    p.output(doc(f))
    emit(f,'AR','SENIOR_HOUSING','Community business office, monospaced system print','calendar-month columns, one line per resident and charge, sections by care level','trailing minus credits, dash for zero (0 in truth), two-line headers, deposit after balance',ks,rows,totals)
def run(): student();storage();senior()
