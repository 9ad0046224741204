from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
import openpyxl, datetime
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill

# ---------- AR1 : Courier print, by charge
def ar1():
    R=random.Random(SEED+11)
    props=[("ac1","Alder Creek Phase I",9),("ac2","Alder Creek Phase II",5),("hb1","Heron Bend Cottages",7)]
    K=['b0_30','b31_60','b61_90','b90','prepaid','total']
    c=canvas.Canvas(os.path.join(DOC,'ar_aging_by_charge.pdf'),pagesize=letter)
    st={'p':0,'n':0}; FS=7.6; LH=9.4
    H=letter[1]
    W_=[14,14,13,13,13,14]
    def out(s,b=False):
        c.setFont('Courier-Bold' if b else 'Courier',FS); c.drawString(30,H-36-st['n']*LH,s); st['n']+=1
    def head():
        st['p']+=1; st['n']=0
        out(f"{'RESAGE2':<20}{'LARKFIELD HOMES RENTAL DIVISION':^76}{'PAGE '+str(st['p']):>20}")
        out(f"{'07/06/26  06:02':<20}{'DELINQUENCY AND AGING BY CHARGE':^76}{'AS OF 06/30/26':>20}")
        out(f"{'':<20}{'STATUS: CURRENT, NOTICE, EVICTION, PAST      MIN BAL: 0.01':^76}")
        out("="*116)
        out(f"{'HOME / CHARGE':<34}"+''.join(f"{h:>{w}}" for h,w in zip(['','','','','PRE-',''],W_)))
        out(f"{'':<34}"+''.join(f"{h:>{w}}" for h,w in zip(['0-30 DAYS','31-60 DAYS','61-90 DAYS','OVER 90','PAYMENTS','BALANCE'],W_)))
        out("-"*116)
    def need(n):
        if st['n']+n>74: c.showPage(); head()
    def line(lab,v,z=False,b=False):
        s=f"{lab:<34}"
        for k,w in zip(K,W_):
            s+=f"{(f'{abs(v[k])/100:,.2f}'+('-' if v[k]<0 else ' ')) if (v[k] or z) else '':>{w}}"
        out(s,b)
    rows=[];totals=[];GT=dict.fromkeys(K,0); rec={}
    head(); used=set()
    def tot(lab,T,ind,b=False):
        line(' '*ind+lab,T,True,b); totals.append({"label":lab,**{k:f2(T[k]) for k in K}})
    for pc,pn,n in props:
        need(14); out(''); out(f"PROPERTY: {pc}  {pn}",True); PT=dict.fromkeys(K,0)
        units=sorted(R.sample(range(1,69),n))
        for u in units:
            while True:
                nm=(R.choice(LAST),R.choice(FIRST))
                if nm not in used: used.add(nm);break
            name=f"{nm[0]}, {nm[1]}"
            if R.random()<.2: name+=" & "+R.choice(FIRST)
            t=f"t{R.randint(14000,21999):07d}"; unit=f"{pc[:2].upper()}-{u:03d}"
            rent=R.randrange(1995,2950,5)*100
            pat=R.choice(['cur','cur','two','deep','fees','prep'])
            ch=[]
            z=lambda **k:{**dict.fromkeys(K,0),**k}
            if pat=='prep': 
                ch.append(('prepay',z(prepaid=-R.choice([rent,R.randint(2000,60000)]))))
                if R.random()<.6: ch.append(('water',z(b0_30=R.randint(3800,9900))))
            else:
                if pat!='fees':
                    v=z(b0_30=rent if R.random()<.6 else R.randint(20000,rent))
                    if pat in('two','deep'): v['b31_60']=rent
                    if pat=='deep': v['b61_90']=rent; v['b90']=R.choice([0,rent,R.randint(30000,rent*2)])
                    ch.append(('rent',v))
                mult={'cur':1,'two':2,'deep':3,'fees':2}[pat]
                for code,amt,p in [('petrent',3500,.4),('smarthm',4000,.6),('lawncar',6500,.5),('water',None,.55),('latefee',int(rent*.05)//100*100,.7),('nsf',3500,.2),('legalev',18500,.5 if pat=='deep' else 0),('damages',None,.15)]:
                    if R.random()<p:
                        a=amt or R.randint(3800,12000); v=z(b0_30=a if code!='nsf' else 0)
                        if mult>1 and code not in('legalev','damages'): v['b31_60']=amt or R.randint(3800,12000)
                        if mult>2 and code!='legalev': v['b61_90']=amt or R.randint(3800,12000)
                        if code=='nsf' and mult==1: v['b0_30']=a
                        ch.append((code,v))
                if not ch: ch.append(('water',z(b31_60=R.randint(3800,9900))))
                if R.random()<.12: ch.append(('concess',z(b0_30=-15000)))
            need(len(ch)+4); st_=R.choice(['Current','Current','Current','Notice','Eviction' if pat=='deep' else 'Current'])
            out(''); out(f"{unit:<8} {t:<10} {name:<32} {st_}",False)
            T=dict.fromkeys(K,0)
            for code,v in ch:
                v['total']=sum(v[k] for k in K[:-1])
                line('    '+code,v); row={"property":f"{pc}  {pn}".replace('  ',' '),"unit":unit,"resident":t,"name":name,"charge":code}
                for k in K:
                    if v[k]: row[k]=f2(v[k])
                    for D in (T,PT,GT): D[k]+=v[k]
                rows.append(row); rec[code]=rec.get(code,0)+v['total']
            tot(f"TOTAL {t}",T,2)
        need(4); out("-"*116); tot(f"TOTAL {pc}",PT,0,True)
    need(4); out("="*116); tot("GRAND TOTAL",GT,0,True); out("="*116)
    need(len(rec)+5); out(''); out("BALANCE BY CHARGE CODE - ALL PROPERTIES",True)
    for k in sorted(rec): out(f"    {k:<12}{abs(rec[k])/100:>16,.2f}"+("-" if rec[k]<0 else ""))
    out(''); out("*** END OF REPORT ***")
    c.save()
    for r in rows: r['property']=r['property'].split(' ',1)[1]
    save('ar_aging_by_charge.pdf','SINGLE_FAMILY_RENTAL','AGED_RECEIVABLES','fixed-width line-printer report, resident head lines with charge lines below, three communities, trailing minus, charge recap',"trailing minus signs; resident on a head line; subtotal per resident, property; recap by charge at the end",'AR',K,rows,totals)

# ---------- AR2 : XLSX delinquency list, sections; PLANTED row_dropped
def ar2():
    R=random.Random(SEED+12)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Delinquency'
    fn='Calibri'
    hdr=['Home','Street Address','Household','Acct #','Status','Total Owed','0-30','31-60','61-90','90+','Prepaid Credit','Net Balance','Deposit Held','Lease End','Collections Note']
    K=['total','b0_30','b31_60','b61_90','b90','prepaid','other:Net Balance','deposit']
    ws['A1']='Weekly Delinquency Call Sheet'; ws['A1'].font=Font(name=fn,size=16,bold=True,color='7A1F1F')
    ws['A2']='Larkfield Rental Homes - Southeast region | balances through Tuesday, June 30, 2026'; ws['A2'].font=Font(name=fn,italic=True)
    ws.merge_cells('G4:J4'); ws['G4']='Days past due'; ws['G4'].alignment=Alignment(horizontal='center'); ws['G4'].font=Font(name=fn,bold=True)
    for i in range(7,11): ws.cell(4,i).border=Border(bottom=Side(style='thin'))
    def heads(r):
        for i,h in enumerate(hdr): 
            x=ws.cell(r,i+1,h); x.font=Font(name=fn,bold=True); x.fill=PatternFill('solid',fgColor='F3DCDC'); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); x.border=Border(bottom=Side(style='medium'))
    heads(5)
    for i,w in enumerate([8,26,38,10,11,12,11,11,11,11,11,12,11,11,38]): ws.column_dimensions[openpyxl.utils.get_column_letter(i+1)].width=w
    comm=[("Heron Bend Cottages",11,["Heron Bend Ln","Egret Way"]),("Saddlebrook Rentals",13,["Saddlebrook Dr","Farrier Ct","Bridle Path"]),("Tern Harbor Townhomes",8,["Tern Harbor Row"]),("Alder Creek Phase I",9,["Alder Creek Blvd","Catkin Ct"])]
    notes=["Pay plan signed 6/12, $400/wk","Left VM 6/29","Filed 6/18, hearing 7/15","Housing authority portion pending","Promised Fri","Moved out - FAS sent","","","","Disputes water bill","Autopay failed, NSF"]
    r=6; rows=[];totals=[];GT=dict.fromkeys(K,0);cnt=0; used=set(); planted=None
    NF='#,##0.00_);[Red](#,##0.00)'
    def put(r,v,b=False,fill=None):
        for i,k in enumerate(K):
            if v[k] or b: 
                x=ws.cell(r,6+i,f2(v[k])); x.number_format=NF
            if fill: ws.cell(r,6+i).fill=fill
            ws.cell(r,6+i).font=Font(name=fn,bold=b)
    for ci,(cn,n,sts) in enumerate(comm):
        ws.cell(r,1,cn); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15); ws.cell(r,1).font=Font(name=fn,bold=True,color='FFFFFF'); ws.cell(r,1).fill=PatternFill('solid',fgColor='7A1F1F'); r+=1
        T=dict.fromkeys(K,0)
        for j,u in enumerate(sorted(R.sample(range(1,140),n))):
            while True:
                nm=R.choice(FIRST)+' '+R.choice(LAST)
                if nm not in used: used.add(nm);break
            if R.random()<.15: nm+=' / '+R.choice(FIRST)+' '+R.choice(LAST)
            rent=R.randrange(1850,2895,5)*100; pat=R.choice('aaabbcdp')
            v=dict.fromkeys(K,0)
            if pat!='p': v['b0_30']=rent+R.choice([0,7500,int(rent*.05)]) if R.random()<.6 else R.randint(4500,rent)
            if pat in'bcd': v['b31_60']=rent if R.random()<.5 else R.randint(9000,rent)
            if pat in'cd': v['b61_90']=R.randint(30000,rent)
            if pat=='d': v['b90']=R.randint(20000,rent*3)
            if pat=='p': v['b0_30']=R.randint(3500,16000); v['prepaid']=-R.randint(1000,24000)
            v['total']=sum(v[k] for k in K[1:5]); v['other:Net Balance']=v['total']+v['prepaid']
            v['deposit']=R.choice([rent,rent,50000,100000,0])
            for D in(T,GT):
                for k in K: D[k]+=v[k]
            cnt+=1; acct=f"{R.randint(30000,48999)}"; home=f"{u:03d}"; sts_=R.choice(['Current','Current','Notice','Past']) if pat!='d' else 'Eviction'
            le=datetime.date(2026,R.randint(7,12),28) if R.random()<.6 else datetime.date(2027,R.randint(1,6),28)
            addr=f"{R.randint(100,899)} {R.choice(sts)}"; nt=R.choice(notes)
            if ci==1 and j==7:
                planted={"what":f"the line of home {home} {nm} (total {m(v['total'])}) of {cn} is left out; the community and portfolio totals and counts include it","kind":"row_dropped"}; continue
            for i,x in enumerate([home,addr,nm,acct,sts_]): ws.cell(r,i+1,x).font=Font(name=fn)
            put(r,v); d=ws.cell(r,14,le); d.number_format='m/d/yyyy'; ws.cell(r,15,nt or None); ws.cell(r,15).alignment=Alignment(indent=1); ws.cell(r,2).alignment=Alignment(indent=1)
            row={"property":cn,"unit":home,"resident":acct,"name":nm}
            for k in K:
                if v[k]: row[k]=f2(v[k])
            rows.append(row); r+=1
        lab=f"{cn} - {n} households"; ws.cell(r,3,lab).font=Font(name=fn,bold=True); put(r,T,True,PatternFill('solid',fgColor='F7EFEF')); totals.append({"label":lab,**{k:f2(T[k]) for k in K}}); r+=2
    lab=f"Region total - {cnt} households"; ws.cell(r,3,lab).font=Font(name=fn,bold=True); put(r,GT,True,PatternFill('solid',fgColor='F3DCDC')); totals.append({"label":lab,**{k:f2(GT[k]) for k in K}})
    for i in range(6,14): ws.cell(r,i).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    ws.cell(r+2,1,'Net Balance = Total Owed less Prepaid Credit. Deposits are not applied until move-out.').font=Font(name=fn,italic=True,size=9)
    ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='4:5'
    w2=wb.create_sheet('Legend'); 
    for i,t in enumerate(['Status codes','Current = in possession','Notice = on notice to vacate','Eviction = filed','Past = moved out with balance']): w2.cell(i+1,1,t)
    wb.save(os.path.join(DOC,'ar_delinquency_call_sheet.xlsx'))
    save('ar_delinquency_call_sheet.xlsx','SINGLE_FAMILY_RENTAL','AGED_RECEIVABLES','weekly call sheet workbook, one line per household, community banner rows, total first, net and deposit columns, notes, legend sheet',"Total before buckets; merged Days past due head; deposit and net columns; notes with money in them",'AR',K,rows,totals,planted)

# ---------- AR3 : shops, invoice level
def ar3():
    R=random.Random(SEED+13)
    ten=[("A-101","Blue Heron Coffee Roasters","BHCR"),("A-102","Mill Pond Nail Studio","MPNS"),("A-104","Piedmont Pediatric Dental, PA","PPDD"),("B-110","Tres Hermanas Taqueria","THTQ"),("B-112","Corner Post Vet Clinic","CPVC"),("B-115","Fetch & Co. Grooming","FCGR"),("C-120","Sunrise Dry Cleaners","SUDC"),("OP-3","Harbor Trust Bank (ground lease)","HTBG")]
    K=['total','current','b1_30','b31_60','b61_90','b91_120','b120']
    asof=datetime.date(2026,6,30); rows=[];totals=[]; GT=dict.fromkeys(K,0)
    P=lambda s,f='Times-Roman',sz=8,al=0:Paragraph(s.replace('&','&amp;'),ParagraphStyle('x',fontName=f,fontSize=sz,leading=sz+1.4,alignment=al))
    data=[["Suite","Tenant","Doc. no.","Posted","Due","Charge","Open","Not yet","Days past due","","","",""],["","","","","","","amount","due","1 - 30","31 - 60","61 - 90","91 - 120","> 120"]]
    sty=[('FONT',(0,0),(-1,1),'Times-Bold',8.5),('FONT',(0,2),(-1,-1),'Times-Roman',8.5),('ALIGN',(6,0),(-1,-1),'RIGHT'),('SPAN',(8,0),(12,0)),('ALIGN',(8,0),(12,0),'CENTER'),('LINEBELOW',(8,0),(12,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
    inv=80410
    for su,nm,code in ten:
        T=dict.fromkeys(K,0); first=True; items=[]
        rent=R.randint(2600,7400)*100+R.choice([0,50,33,67])
        late=R.choice([0,1,2,3,5]) if su!='OP-3' else 0
        for mth in range(late,-2,-1):
            y,mo=2026,6-mth
            if mo<1: y-=1;mo+=12
            due=datetime.date(y,mo,1)
            for ch,a,p in [("Minimum rent",rent,.85 if mth>=0 else 1),("CAM estimate",int(rent*.17),.6),("Tax estimate",int(rent*.11),.4),("Trash",8500,.2)]:
                if R.random()<p and (mth>=0 or ch in("Minimum rent","CAM estimate")):
                    full=R.random()<.75 or mth<1
                    items.append((due-datetime.timedelta(days=R.choice([5,6,7])),due,ch,a if full else R.randint(5000,a) if a>5000 else a))
        if R.random()<.5: items.append((datetime.date(2026,6,8),datetime.date(2026,6,18),"2025 CAM true-up",R.randint(24000,190000)))
        if R.random()<.35: items.append((datetime.date(2026,6,11),datetime.date(2026,6,11),"Unapplied cash",-R.randint(5000,rent//2)))
        items.sort(key=lambda x:x[0])
        for posted,due,ch,a in items:
            inv+=R.randint(1,9); no=f"INV{inv}" if a>0 else f"RC{inv-60000}"
            dd=(asof-due).days; k='current' if dd<=0 else 'b1_30' if dd<=30 else 'b31_60' if dd<=60 else 'b61_90' if dd<=90 else 'b91_120' if dd<=120 else 'b120'
            v=dict.fromkeys(K,0); v[k]=a; v['total']=a
            data.append([su if first else '',P(nm) if first else '',no,posted.strftime('%d-%b-%y'),due.strftime('%d-%b-%y'),ch]+[m(v[x]) if v[x] else '' for x in K])
            row={"unit":su,"name":nm,"charge":ch,"date":posted.isoformat(),"invoice":no}
            for x in K:
                if v[x]: row[x]=f2(v[x])
                T[x]+=v[x];GT[x]+=v[x]
            rows.append(row); first=False
        lab=f"Subtotal {code}"; data.append(['','','','','',lab]+[m(T[x]) for x in K]); i=len(data)-1
        sty+= [('FONT',(5,i),(-1,i),'Times-BoldItalic',8.5),('LINEABOVE',(6,i),(-1,i),.4,colors.black),('BOTTOMPADDING',(0,i),(-1,i),7)]
        totals.append({"label":lab,**{x:f2(T[x]) for x in K}})
    data.append(['','','','','','Center total']+[m(GT[x]) for x in K]); i=len(data)-1
    sty+=[('FONT',(5,i),(-1,i),'Times-Bold',8.5),('LINEABOVE',(6,i),(-1,i),1,colors.black),('LINEBELOW',(6,i),(-1,i),1,colors.black)]
    totals.append({"label":"Center total",**{x:f2(GT[x]) for x in K}})
    pct=['','','','','','Percent of open','100.0%']+[f"{GT[x]/GT['total']*100:.1f}%" for x in K[1:]]
    data.append(pct); sty.append(('FONT',(5,i+1),(-1,i+1),'Times-Italic',8))
    pos=[40,112,50,48,48,78,62,58,56,56,54,54,54]
    def pg(c,d):
        c.setFont('Times-Bold',14); c.drawString(36,574,"The Shops at Mill Pond"); c.setFont('Times-Roman',9.5); c.drawString(36,560,"Open items by tenant, aged from due date at 30 June 2026"); c.drawRightString(756,574,"Owner: Shops at Mill Pond, LLC (JV no. 7)"); c.drawCentredString(396,22,"- %d -"%d.page)
    doc=SimpleDocTemplate(os.path.join(DOC,'ar_mill_pond_open_items.pdf'),pagesize=landscape(letter),leftMargin=8,rightMargin=8,topMargin=62,bottomMargin=40)
    doc.build([Table(data,colWidths=pos,repeatRows=2,style=sty),Spacer(1,8),P("Harbor Trust Bank ground rent is billed quarterly beginning January 2027; amounts above are monthly estimates only. Late fees are waived for A-102 through July.",'Times-Italic',8.5)],onFirstPage=pg,onLaterPages=pg)
    save('ar_mill_pond_open_items.pdf','RETAIL','AGED_RECEIVABLES','open-item listing by invoice, Times, tenant shown once per group, Not yet due + 5 buckets, spanning head, percent line',"posted and due dates both printed; suite and tenant only on first line; tenant name wraps; percent line under total",'AR',K,rows,totals)
def run(): ar1();ar2();ar3()
