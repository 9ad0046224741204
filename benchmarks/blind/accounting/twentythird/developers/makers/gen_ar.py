from common import *
import datetime as dt
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
from reportlab.lib.styles import ParagraphStyle
import xlsxwriter, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L
FN="Adele Bram Corinne Delphine Eustace Farida Gordon Hester Ignatius Jolene Kwame Leopold Maribel Norbert Odessa Prudence Quentin Rosalind Sefton Thea Ulric Verna Winslow Xiomara Yolanda Zebulon Althea Burl Cosima Doyle".split()
LN="Abernathy Brzezicki Castellanos Dunmore Eklund Fairweather Gutteridge Hollis Imperioli Jankowski Kettering Lindqvist Marchetti Nwosu Oberlin Pettigrew Quarles Rademacher Sandoval Thibodeaux Underhill Vasquez Whitlock Yarborough Zielinski Ambrose Boudreau Crisp Delacroix Engstrom".split()

def ar1(R):
    fn='amberwell_delinquency_1031.pdf'
    K=["b90","b61_90","b31_60","b0_30","total","other:Of Which Subsidy","other:Late Fees Included","prepaid","other:Net Balance","deposit"]
    f=FN[:];l=LN[:];R.shuffle(f);R.shuffle(l)
    notes=["Promissory note signed 10/6, $150 per month through March; second payment received.","Daughter holds POA. Waiting on Medicaid waiver redetermination; caseworker called 10/22.","HAP contract rent increase not yet loaded by the authority - retro payment expected in November.","5-day notice posted 10/14. Counsel to file if unpaid by 11/5.","Deceased 9/2. Estate contacted; deposit to be applied after walk-through.","Bank changed, two ACH returns. Fee waived once."]
    rows=[];tots=[];k=0
    st=[('FONT',(0,0),(-1,-1),'Helvetica',7.4),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.2),('ALIGN',(4,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(7,0),'CENTER'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#F3E7D3')),('SPAN',(4,0),(7,0)),('LINEBELOW',(4,0),(7,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    data=[["","","","","Aged Delinquent Balance","","","","","","","","",""],["Resident","Resident\nID","Apt","Occupancy\nStatus","Over\n90","61 - 90","31 - 60","0 - 30","Total\nDelinquent","Of Which\nSubsidy","Late Fees\nIncluded","Prepaid","Net\nBalance","Deposit\nHeld"]]
    IT=ParagraphStyle('i',fontName='Helvetica-Oblique',fontSize=6.8,leading=8,leftIndent=12,textColor=colors.HexColor('#444444'))
    def cells(v,z=False): return [ "" if (x is None) else m2(x) for x in v]
    grand=[0]*10; cnt={}
    for b,(bn,n,base) in enumerate((("Amberwell Commons - North Building",13,100),("Amberwell Commons - Garden Cottages",8,700),("Amberwell at the Mill (62+)",9,200))):
        st.append(('FONT',(0,len(data)),(0,len(data)),'Helvetica-Bold',8)); st.append(('SPAN',(0,len(data)),(-1,len(data)))); st.append(('TOPPADDING',(0,len(data)),(-1,len(data)),5)); data.append([bn]+[""]*13)
        sub=[0]*10
        apts=sorted(R.sample(range(base+1,base+29),n))
        for a in apts:
            nm=f"{l[k%30]}, {f[k%30]}"; k+=1
            stt=R.choice(["Current","Current","Current","Notice","Past","Eviction","Current"])
            mode=R.random(); bs=[None]*4
            if mode<.16: pass
            else:
                bs[3]=R.randint(4000,145000)
                if R.random()<.5: bs[2]=R.randint(2500,120000)
                if bs[2] and R.random()<.6: bs[1]=R.randint(2500,110000)
                if R.random()<.2: bs[0]=R.randint(9000,240000)
                if stt=="Past" and R.random()<.5: bs[3]=None; bs[0]=R.randint(20000,300000)
            tot=sum(x or 0 for x in bs)
            sub_=min(tot,R.randint(10000,90000)) if tot and R.random()<.35 else None
            lf=R.choice([2500,5000,7500]) if tot>20000 and R.random()<.4 else None
            pre=-R.randint(1500,98000) if not tot or R.random()<.15 else None
            dep=None if stt=="Past" and R.random()<.6 else R.choice([25000,30000,50000,75000])
            net=tot+(pre or 0)
            v=bs+[tot,sub_,lf,pre,net,dep]
            cnt.setdefault(stt,[0,0]); cnt[stt][0]+=1; cnt[stt][1]+=net
            rid=f"{R.randint(2100000,2999999)}"
            apt=f"{'C' if b==1 else ''}{a}"
            data.append([nm,rid,apt,stt]+cells(v))
            rows.append({"property":bn,"unit":apt,"resident":rid,"name":nm,"status":stt,**{q:c2(x) for q,x in zip(K,v) if x is not None}})
            sub=[p+(q or 0) for p,q in zip(sub,v)]
            if tot>80000 and R.random()<.62 or tot>250000:
                n_=len(data); data.append([Paragraph(R.choice(notes),IT)]+[""]*13); st.append(('SPAN',(0,n_),(-1,n_)))
        lab=f"Total {bn}"
        n_=len(data); data.append([lab,"","",""]+cells(sub)); st+=[('SPAN',(0,n_),(3,n_)),('FONT',(0,n_),(-1,n_),'Helvetica-Bold',7.4),('LINEABOVE',(4,n_),(-1,n_),.5,colors.black)]
        tots.append({"label":lab,**{q:c2(x) for q,x in zip(K,sub)}}); grand=[p+q for p,q in zip(grand,sub)]
    n_=len(data); data.append(["Grand Total - 3 properties","","",""]+["$"+m2(x) if x>=0 else "($"+m2(-x)+")" for x in grand]); st+=[('SPAN',(0,n_),(3,n_)),('FONT',(0,n_),(-1,n_),'Helvetica-Bold',7),('LINEABOVE',(4,n_),(-1,n_),.5,colors.black),('LINEBELOW',(4,n_),(-1,n_),1.2,colors.black),('TOPPADDING',(0,n_),(-1,n_),5)]
    tots.append({"label":"Grand Total - 3 properties",**{q:c2(x) for q,x in zip(K,grand)}})
    st+=[('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)]
    T=Table(data,colWidths=[98,44,30,50,52,50,50,54,58,52,48,54,60,52],repeatRows=2); T.setStyle(TableStyle(st))
    rc=[["Recap by occupancy status","Residents","Net balance"]]+[[s,str(cnt[s][0]),m2(cnt[s][1])] for s in sorted(cnt)]
    RT=Table(rc,colWidths=[130,60,80],hAlign='LEFT'); RT.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.4),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.4),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
    def pg(c,d):
        c.saveState(); W,H=landscape(letter); c.setFont('Helvetica-Bold',11); c.drawString(30,H-30,"Delinquency & Prepaid - Senior Portfolio"); c.setFont('Helvetica',8); c.drawString(30,H-42,"As of 10/31/2025   Post month 10/2025   Include: all lease statuses   Group by: property"); c.drawRightString(W-30,H-30,"Hartwell & Pine Senior Living Operators"); c.drawString(30,22,"Printed 11/03/2025 8:41 AM"); c.drawRightString(W-30,22,f"Page {d.page}"); c.restoreState()
    SimpleDocTemplate(doc(fn),pagesize=landscape(letter),leftMargin=20,rightMargin=20,topMargin=52,bottomMargin=36).build([T,Spacer(1,10),RT],onFirstPage=pg,onLaterPages=pg)
    save(fn,'AR','SENIOR_HOUSING','Entrata-like print, regional manager','one line a resident, oldest bucket first, note lines below, subsidy/late fee/net columns, 3 properties, recap',True,K,rows,tots)

def ar2(R):
    fn='millrace_cowork_aged_invoices.xlsx'
    K=["current","other:< 1 Month","other:1 Month","other:2 Months","other:3 Months","other:Older","total"]
    M=[("Millrace Exchange, 4th & 5th Floors",["Northlight Robotics Inc.","Bellhop & Daughters Travel","Chinook Ledger Co-operative","Fennel Street Design Ltd.","Parabola Audio Inc.","Tamarack Grant Writers","Obi & Renaud LLP"]),
       ("Millrace Portage, Mezzanine",["Kestrel Drone Surveys Ltd.","Paper Lantern Press","Saltbox Energy Advisors","Wren Pediatric Billing Inc.","Juniper Loop Software"])]
    asof=dt.date(2025,5,31)
    wb=xlsxwriter.Workbook(doc(fn)); ws=wb.add_worksheet("Aged Receivables Detail")
    F=lambda **k: wb.add_format({'font_name':'Arial','font_size':10,**k})
    t1=F(bold=1,font_size=14);t2=F(font_size=11);hd=F(bold=1,bottom=1,align='right',valign='bottom',text_wrap=1);hl=F(bold=1,bottom=1,valign='bottom',text_wrap=1)
    site=F(bold=1,bg_color='#DDEBF7',font_size=11);mem=F(bold=1);d=F(num_format='d mmm yyyy',align='left');tx=F();wr=F(text_wrap=1,valign='top');n=F(num_format='#,##0.00');nt=F(align='right');sb=F(bold=1,num_format='#,##0.00;(#,##0.00)',top=1);sl=F(bold=1,top=1);gb=F(bold=1,num_format='"$"#,##0.00;("$"#,##0.00)',top=1,bottom=6);gl=F(bold=1,top=1,bottom=6)
    ws.write(0,0,"Aged Receivables Detail",t1);ws.write(1,0,"Millrace Workspaces Operating LP",t2);ws.write(2,0,"As at 31 May 2025",t2);ws.write(3,0,"Ageing by due date, Canadian dollars incl. tax",t2)
    for i,h in enumerate(["Invoice Date","Due Date","Invoice Number","Description"]): ws.write(5,i,h,hl)
    for i,h in enumerate(["Current","< 1 Month","1 Month","2 Months","3 Months","Older","Total"]): ws.write(5,4+i,h,hd)
    ws.set_column(0,1,13);ws.set_column(2,2,15);ws.set_column(3,3,40);ws.set_column(4,10,13);ws.freeze_panes(6,0)
    ch=["Dedicated desks ({}), {}","Private office {}, {}","Meeting room overage, {}","Hot-desk passes ({}), {}","Mail & storage, {}"]
    mons={5:"May",4:"April",3:"March",2:"February",1:"January",12:"December"}
    r=6;rows=[];tots=[];G=[0]*7;inv=8120;planted=None
    for s,ms in M:
        ws.merge_range(r,0,r,10,s,site); r+=1; SS=[0]*7
        for mi,m in enumerate(ms):
            ws.write(r,0,m,mem); r+=1; ST=[0]*7
            L=[]
            for _ in range(R.randint(1,5)):
                idt=dt.date(2024,12,1)+dt.timedelta(days=R.randint(0,178)); L.append((idt,False))
            if R.random()<.35: L.append((dt.date(2025,4,1)+dt.timedelta(days=R.randint(0,55)),True))
            L.sort()
            for idt,cr in L:
                due=idt+dt.timedelta(days=R.choice([14,14,30])); inv+=R.randint(3,41)
                if due>asof: bk=0
                else:
                    mm=(asof.year-due.year)*12+asof.month-due.month  # whole months: asof is month end
                    od=mm
                    bk=min(od+1,5)
                q=R.randint(2,9); t=R.choice(ch); mo=mons[idt.month]
                desc=t.format(q if 'Private' not in t else f"4{R.randint(10,39)}",mo) if t.count('{}')==2 else t.format(mo)
                amt=R.randint(9000,420000)
                no=f"INV-{inv}"
                if cr: amt=-R.randint(2500,38000); no=f"CN-{inv}"; desc=f"Credit note, {R.choice(['moved out early','duplicate billing','service outage'])}"
                ws.write_datetime(r,0,dt.datetime(idt.year,idt.month,idt.day),d);ws.write_datetime(r,1,dt.datetime(due.year,due.month,due.day),d);ws.write(r,2,no,tx);ws.write(r,3,desc,tx)
                for col in (4+bk,10):
                    if amt<0: ws.write_string(r,col,m2(amt),nt)
                    else: ws.write_number(r,col,c2(amt),n)
                rows.append({"property":s,"name":m,"date":f"{idt.day} {idt.strftime('%b %Y')}","invoice":no,"charge":desc,K[bk]:c2(amt),"total":c2(amt)})
                ST[bk]+=amt;ST[6]+=amt; r+=1
            pr=ST[:]
            if s==M[0][0] and m=="Fennel Street Design Ltd.": planted=[len(tots),pr,ST,r,m]
            lab="Total "+m; ws.write(r,0,lab,sl)
            for i in(1,2,3): ws.write_blank(r,i,None,sl)
            o={"label":lab}
            for i in range(7):
                if pr[i] : ws.write_number(r,4+i,c2(pr[i]),sb); o[K[i]]=c2(pr[i])
                elif i==6: ws.write_number(r,4+i,0,sb); o[K[i]]=0
                else: ws.write_blank(r,4+i,None,sb)
            if planted and planted[4]==m:
                i=max((x for x in range(6)),key=lambda x:pr[x]); v=pr[i]; dg=list(str(v))
                for z in range(len(dg)-1):
                    if dg[z]!=dg[z+1]: dg[z],dg[z+1]=dg[z+1],dg[z]; break
                bad=int(''.join(dg)); ws.write_number(r,4+i,c2(bad),sb); o[K[i]]=c2(bad); PL={"what":f"'{lab}' column {K[i].replace('other:','')} prints {m2(bad)}, the invoices sum to {m2(v)} (digits transposed)","kind":"total_wrong"}
            tots.append(o); r+=2
            SS=[a+b for a,b in zip(SS,ST)]
        lab="Total "+s; ws.write(r-1,0,lab,sl); o={"label":lab}
        for i in(1,2,3): ws.write_blank(r-1,i,None,sl)
        for i in range(7): ws.write_number(r-1,4+i,c2(SS[i]),sb); o[K[i]]=c2(SS[i])
        tots.append(o); r+=1; G=[a+b for a,b in zip(G,SS)]
    ws.write(r,0,"Total Aged Receivables",gl); o={"label":"Total Aged Receivables"}
    for i in(1,2,3): ws.write_blank(r,i,None,gl)
    for i in range(7): ws.write_number(r,4+i,c2(G[i]),gb); o[K[i]]=c2(G[i])
    tots.append(o)
    ws.write(r+2,0,"Credit notes are aged by their own date. < 1 Month means due in May 2025; 1 Month, due in April 2025; and so on.",F(italic=1,font_size=9))
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5)
    wb.close()
    save(fn,'AR','OFFICE','co-working bookkeeper, Xero export','invoice lines under member headings, sites, Xero month buckets, credit notes as text in parentheses',True,K,rows,tots,PL)

def ar3(R):
    fn='Rentals_past_due_by_month_June.xlsx'
    K=["resident","unit"]; 
    MK=["other:OPEN BALANCE BY MONTH BILLED Jan 2025 & prior","m4","m3","m2","m1","m0","total","other:Late fees in total","prepaid","other:Net of prepaid","other:Proposed write-off"]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title="June close"
    A=lambda **k: Font(name='Calibri',size=10,**k)
    ws['A1']="Fieldstone Build-to-Rent - open lease balances by month billed"; ws['A1'].font=A(bold=True); ws['A2']="Balances as of June 30, 2025 - Buildium export plus AR team notes"; ws['A2'].font=A(italic=True)
    H=["Community","Home","Tenant ID","Legacy acct","Leaseholder(s)","Lease","Jan 2025\n& prior","Feb\n2025","Mar\n2025","Apr\n2025","May\n2025","Jun\n2025","Total\nopen","Late fees\nin total","Prepaid","Net of\nprepaid","Proposed\nwrite-off","Follow-up"]
    ws.merge_cells('G4:L4'); ws['G4']="OPEN BALANCE BY MONTH BILLED"; ws['G4'].alignment=Alignment(horizontal='center'); ws['G4'].font=A(bold=True,color='FFFFFF'); ws['G4'].fill=PatternFill('solid',fgColor='3B5B4A')
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h); c.font=A(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='left' if i<7 or i==18 else 'right',vertical='bottom'); c.border=Border(bottom=Side(style='medium'))
    for i,w in enumerate([19,21,11,12,30,11,11,10,10,10,10,11,12,10,10,12,11,38],1): ws.column_dimensions[L(i)].width=w
    ws.column_dimensions['D'].hidden=True; ws.row_dimensions[5].height=28
    C=[("Fieldstone Meadows",["Quail Hollow Ct","Bluestem Ln"],14),("Fieldstone at Dry Creek",["Sorghum Way","Dry Creek Pkwy"],11),("Copper Kettle Townes",["Kettle Row"],9)]
    f=FN[:];l=LN[:];R.shuffle(f);R.shuffle(l);k=0
    fu=["Payment plan to 8/15, two of four paid","Church pledge of $600 not received yet, call again 7/8","Moved out 5/31, sent to Redline Recovery","Disputes sod damage charge; photos with PM","Voucher portion late from county, not tenant","Judgment 6/12, possession only"]
    fmt='#,##0.00_);(#,##0.00)'
    r=6;rows=[];tots=[];G=[0]*11;nl=0
    for cm,sts,n in C:
        S=[0]*11; first=r
        homes=sorted({(R.choice(sts),R.randint(101,189)*2+R.randint(0,1)) for _ in range(n)})
        for s_,no in homes:
            home=f"{no} {s_}"; nm=f"{f[k%30]} {l[k%30]}"
            if R.random()<.4: nm+=f" & {f[(k+11)%30]} {l[(k+R.choice([0,7]))%30]}"
            k+=1
            stt=R.choice(["Active","Active","Active","MTM","Notice","Ended"]); rent=R.choice([214500,229500,238000,246500,259900,272500])
            mv=[None]*6
            x=R.random()
            if x<.12: pass
            elif stt=="Ended":
                mv[0]=R.randint(20000,280000) if R.random()<.6 else None; mv[1]=R.randint(30000,rent); mv[2]=R.randint(9000,rent) if R.random()<.5 else None
                if R.random()<.4: mv[4]=-R.randint(3000,12000)
            else:
                mv[5]=R.choice([rent,rent+7500,R.randint(6000,rent)])
                if R.random()<.45: mv[4]=R.choice([rent,R.randint(5000,rent)])
                if mv[4] and R.random()<.5: mv[3]=R.randint(7500,rent)
                if mv[3] and R.random()<.4: mv[2]=7500
                if R.random()<.12: mv[0]=R.randint(4000,22000)
            tot=sum(v or 0 for v in mv)
            lf=7500*R.randint(1,2) if tot>100000 and R.random()<.6 else None
            pre=R.randint(2000,rent) if not tot else (R.randint(1000,9900) if R.random()<.1 else None)
            wo=tot if stt=="Ended" and tot>0 and R.random()<.6 else None
            net=tot-(pre or 0)
            tid=f"BT{R.randint(30100,38999)}"
            v=mv+[tot,lf,pre,net,wo]
            vals=[cm if r==first else None,home,tid,R.randint(400000,499999),nm,stt]
            for i,x_ in enumerate(vals,1):
                c=ws.cell(r,i,x_); c.font=A(bold=(i==1)); c.alignment=Alignment(vertical='top',wrap_text=(i==5))
            for i,x_ in enumerate(v):
                c=ws.cell(r,7+i); c.font=A(bold=(i==6)); c.alignment=Alignment(vertical='top')
                if x_ is not None: c.value=c2(x_); c.number_format=fmt
            if tot>180000 or wo:
                c=ws.cell(r,18,R.choice(fu) if not wo else "Moved out, sent to Redline Recovery; deposit already applied"); c.alignment=Alignment(wrap_text=True,vertical='top'); c.font=A(italic=True)
            ws.row_dimensions[r].height=27 if (len(nm)>28 or ws.cell(r,18).value and len(ws.cell(r,18).value)>36) else 14
            rows.append({"property":cm,"unit":home,"resident":tid,"name":nm,"status":stt,**{q:c2(x_) for q,x_ in zip(MK,v) if x_ is not None}})
            S=[p+(q or 0) for p,q in zip(S,v)]; r+=1; nl+=1
        lab=f"{cm} - {len(homes)} leases"
        if len(homes)>1: ws.merge_cells(start_row=first,end_row=r-1,start_column=1,end_column=1); ws.cell(first,1).alignment=Alignment(vertical='top',wrap_text=True)
        ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=6); ws.cell(r,1,lab).font=A(bold=True)
        o={"label":lab}
        for i,x_ in enumerate(S):
            c=ws.cell(r,7+i,c2(x_)); c.font=A(bold=True); c.number_format=fmt; c.fill=PatternFill('solid',fgColor='E7EEE9'); c.border=Border(top=Side(style='thin')); o[MK[i]]=c2(x_)
        tots.append(o); r+=1; G=[p+q for p,q in zip(G,S)]
    lab=f"All communities - {nl} leases"; ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=6); ws.cell(r,1,lab).font=A(bold=True); o={"label":lab}
    for i,x_ in enumerate(G):
        c=ws.cell(r,7+i,c2(x_)); c.font=A(bold=True); c.number_format=fmt; c.border=Border(top=Side(style='thin'),bottom=Side(style='double')); o[MK[i]]=c2(x_)
    tots.append(o)
    ws.cell(r+2,1,"A negative month is a credit posted against that month. Total open excludes prepaid; late fees are already inside the months. Homes with only a prepaid balance are listed for completeness.").font=A(italic=True)
    ws.freeze_panes="G6"; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2=wb.create_sheet("Recap"); w2['A1']="Recap by lease status (June close)"; w2['A1'].font=A(bold=True); 
    for i,s in enumerate(["Active","MTM","Notice","Ended"],2): w2.cell(i,1,s); w2.cell(i,2,sum(1 for q in rows if q["status"]==s)); w2.cell(i,3,round(sum(q["total"] for q in rows if q["status"]==s),2)).number_format=fmt
    wb.save(doc(fn))
    save(fn,'AR','MULTIFAMILY','BTR collections analyst, Buildium export in Excel','by lease, months oldest first, merged community cells, hidden column, negative months, prepaid and write-off columns, follow-up text',True,MK,rows,tots)
