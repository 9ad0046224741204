from common import *
from fpdf import FPDF
import openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet
import datetime as dt
def ar4():
    R=random.Random(1604)
    patches=[("H03","Quarry Lane and Mill Rise",["Quarry Lane","Mill Rise"],13),("H05","Dovecote Estate",["Dovecote Walk","Pigeon Court"],11),("H08","Saltergate Flats",["Saltergate House"],9),("FTA","Former tenants",["Quarry Lane","Saltergate House","Mill Rise"],8)]
    P=iter(people(R,60)); K=["other:Rent per week","total","other:Weeks in arrears","other:HB/UC pending","other:Net of HB/UC"]
    W=[19,30,32,12,15,20,14,18,21,20]; rows=[];totals=[];drop=None
    H=[("Tenancy","ref"),("","Tenant"),("","Address"),("","Stage"),("Rent per","week"),("Total","owed"),("Weeks in","arrears"),("HB/UC","pending"),("Net of","HB/UC"),("Last","paid")]
    class D(FPDF):
        def header(s):
            s.set_font('Helvetica','B',11); s.cell(120,6,'Borough of Hexleigh - Housing Revenue Account'); s.set_font('Helvetica','',8); s.cell(0,6,'Week 26, ending Sunday 28 September 2025',align='R',new_x='LMARGIN',new_y='NEXT')
            if s.page_no()==1:
                s.set_font('Helvetica','',8); s.multi_cell(0,4,"Rent arrears list by patch. All balances are at the close of week 26 and include arrears of water and heating collected with the rent. Accounts in credit are listed with CR after the amount. HB/UC pending is benefit awarded or claimed and not yet received; it is taken off to give the net figure on which officers act.",new_x='LMARGIN',new_y='NEXT')
            s.ln(2); s.set_font('Helvetica','B',7.5); s.set_fill_color(225,225,235)
            for l in(0,1):
                for i,(w,h) in enumerate(zip(W,H)): s.cell(w,4.2,h[l],align='R' if i>=4 else 'L',fill=True)
                s.ln()
            s.ln(1)
        def footer(s):
            s.set_y(-13); s.set_font('Helvetica','I',7); s.cell(0,4,'Stage: NEW first letter  LT2 second letter  NSP notice served  CRT court order  AGR agreement  FTA former tenant   NIL no action',new_x='LMARGIN',new_y='NEXT'); s.cell(0,4,f'HRA/ARR/07   Page {s.page_no()} of {{nb}}',align='R')
    p=D(format='A4'); p.set_margins(5,9,4); p.set_auto_page_break(True,16); p.add_page()
    m=lambda v:'' if v is None else (f"{abs(v)/100:,.2f}"+(' CR' if v<0 else ''))
    allx=[]
    for pc,pn,st,n in patches:
        prop=f"Patch {pc} - {pn}" if pc!='FTA' else pn
        p.set_font('Helvetica','B',9); p.cell(0,6,prop,border='B',new_x='LMARGIN',new_y='NEXT'); xs=[]
        for i in range(n):
            f=pc=='FTA'; rent=None if f else R.randrange(8350,15900,7); b=int(R.choice([180,420,950,1900,60,3100])*100*R.uniform(.6,1.3)); 
            if not f and R.random()<.14: b=-int(R.uniform(4,190)*100)
            hb=int(min(b,rent*R.choice([1,2,4]))) if (not f and b>20000 and R.random()<.4) else None
            x=dict(ref=f"{R.randrange(310000,689999)}/{R.randrange(1,9)}",nm=next(P),ad=f"{R.randrange(1,88)} {R.choice(st)}",sg='FTA' if f else 'NIL' if b<0 else R.choice(['NEW','LT2','NSP','CRT','AGR']),rent=rent,b=b,w=None if f or b<0 else rnd(b*10,rent),hb=hb,net=b-(hb or 0),d=dt.date(2025,9,28)-dt.timedelta(R.randrange(1,300 if f else 60)))
            xs.append(x)
        dropi=6 if pc=='H05' else None
        if dropi is not None: xs[dropi].update(b=41872,hb=None,net=41872,w=rnd(418720,xs[dropi]['rent']),sg='LT2')
        p.set_font('Helvetica','',7.8)
        for i,x in enumerate(xs):
            if i==dropi: drop=x; continue
            ds=x['d'].strftime('%d/%m/%y'); v=[x['ref'],x['nm'],x['ad'],x['sg'],m(x['rent']),m(x['b']),'' if x['w'] is None else f"{x['w']/10:.1f}",m(x['hb']),m(x['net']),ds]
            for k,(w,s) in enumerate(zip(W,v)): p.cell(w,4.7,s,align='R' if k>=4 else 'L')
            p.ln(); o={"property":prop,"resident":x['ref'],"name":x['nm'],"unit":x['ad'],"status":x['sg'],"date":ds}
            for k,y in zip(K,[x['rent'],x['b'],None,x['hb'],x['net']]):
                if y is not None: o[k]=c2(y)
            if x['w'] is not None: o[K[2]]=x['w']/10
            rows.append(o)
        def tot(lab,xs):
            p.set_font('Helvetica','B',7.8); s=[sum(x['b'] for x in xs),sum(x['hb'] or 0 for x in xs),sum(x['net'] for x in xs)]; hb=any(x['hb'] for x in xs)
            p.cell(sum(W[:5]),5,lab,border='T'); p.cell(W[5],5,m(s[0]),align='R',border='T'); p.cell(W[6],5,'',border='T'); p.cell(W[7],5,m(s[1]) if hb else '',align='R',border='T'); p.cell(W[8],5,m(s[2]),align='R',border='T'); p.ln(7)
            t={"label":lab,"total":c2(s[0])}
            if hb: t[K[3]]=c2(s[1])
            t[K[4]]=c2(s[2]); totals.append(t)
        tot(f"Total {'former tenants' if pc=='FTA' else 'patch '+pc}   ({n} accounts)",xs); allx+=[dict(x,f=pc=='FTA') for x in xs]
        if pc=='H08': tot(f"Current tenants   ({len(allx)} accounts)",allx)
    tot(f"All accounts   ({len(allx)})",allx)
    if p.get_y()>225: p.add_page()
    p.ln(2); p.set_font('Helvetica','B',8.5); p.cell(0,5,'Balances by band (before HB/UC)',new_x='LMARGIN',new_y='NEXT'); p.set_font('Helvetica','',8)
    for lab,lo,hi in(("In credit",-10**9,-1),("Up to 250",0,25000),("250.01 to 500",25001,50000),("500.01 to 1,000",50001,100000),("1,000.01 to 2,000",100001,200000),("Over 2,000",200001,10**9)):
        q=[x['b'] for x in allx if lo<=x['b']<=hi]; p.cell(50,4.6,lab); p.cell(20,4.6,str(len(q)),align='R'); p.cell(34,4.6,m(sum(q)),align='R',new_x='LMARGIN',new_y='NEXT')
    p.output(DOC+'hexleigh_arrears_wk26.pdf')
    save('hexleigh_arrears_wk26.pdf','AR','MULTIFAMILY','AGED_RECEIVABLES',K,rows,totals,"council rent income officer (UK)","portrait list by patch, two-line header repeated, CR marks, weeks in arrears, HB pending, former tenants, band recap",True,
      {"what":f"tenancy {drop['ref']} {drop['nm']} ({drop['b']/100:.2f} owed) in patch H05 is not printed but is in the patch, current-tenant and all-account totals, counts and bands","kind":"row_dropped"})
def ar5():
    R=random.Random(1605); P=iter(people(R,60,'lf'))
    wb=openpyxl.Workbook(); HD=["Under 4","4 - 12","13 - 26","27 - 52","Over 52"]; K=["total"]+[f"other:Arrears by age in weeks {h}" for h in HD]+["prepaid"]
    th=Side(style='thin'); hf=PatternFill('solid',fgColor='FFF2CC'); nf='#,##0.00'; rows=[];totals=[]
    est=[("Páirc na Coille",10),("St Fintan's Terrace",9),("Gortnabrack Close",7),("Main Street (acquired houses)",4)]
    def sheet(ws,title,blocks,former):
        ws['A1']='CLONBARRAGH COUNTY COUNCIL'; ws['A1'].font=Font(bold=True,size=13); ws['A2']=title; ws['A3']='Differential rents - amounts in euro. Credits (unallocated receipts) carry a trailing minus.'; ws['A3'].font=Font(italic=True,size=9)
        top=["Estate","House","Account\nNo.","Tenant","Tenancy\nended" if former else "Rent review","Balance\nowing"]
        for i,h in enumerate(top,1): ws.cell(5,i,h); ws.merge_cells(start_row=5,end_row=6,start_column=i,end_column=i)
        ws.cell(5,7,"Arrears by age in weeks"); ws.merge_cells('G5:K5')
        for i,h in enumerate(HD): ws.cell(6,7+i,h)
        ws.cell(5,12,"Credit on\naccount"); ws.merge_cells('L5:L6'); ws.cell(5,13,"Remarks"); ws.merge_cells('M5:M6')
        for rr in(5,6):
            for i in range(1,14): c=ws.cell(rr,i); c.font=Font(bold=True); c.fill=hf; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=Border(bottom=th,top=th,left=th,right=th)
        r=7; allv=[]
        def tot(lab,vs,r):
            s=[sum(v[i] or 0 for v in vs) for i in range(7)]; ws.cell(r,4,lab).font=Font(bold=True); t={"label":lab}
            for i,(k,x) in enumerate(zip(K,s)):
                c=ws.cell(r,6+i); c.font=Font(bold=True); c.border=Border(top=th)
                if i==6: 
                    c.value=f"{-x/100:,.2f}-" if x else "0.00"; c.alignment=Alignment(horizontal='right')
                else: c.value=x/100; c.number_format=nf
                t[k]=c2(x)
            totals.append(t)
        for e,n in blocks:
            r0=r; vs=[]
            for i in range(n):
                b=[None]*5; st=R.choice([0,0,0,1,1,2,3,4]) if not former else R.choice([2,3,4])
                for k in range(st+1):
                    if former and k<R.choice([1,2]): continue
                    b[k]=int(R.uniform(20,[190,420,600,1100,3900][k])*100)
                cr=-int(R.uniform(10,160)*100) if R.random()<.22 else None
                if i==2 and not former: b=[None]*5; cr=-int(R.uniform(20,90)*100)
                tl=sum(x or 0 for x in b)+(cr or 0); v=[tl]+b+[cr]; vs.append(v)
                acc=f"{R.randrange(7000,9999):07d}"; nm=next(P); hs=str(R.randrange(1,64)); rev=(dt.date(2025,6,30)-dt.timedelta(R.randrange(40,900))).strftime('%d/%m/%Y') if former else R.choice(['2025','2024','2023'])
                ws.cell(r,2,hs); ws.cell(r,3,acc); ws.cell(r,4,nm); ws.cell(r,5,rev)
                for k,x in enumerate(v):
                    c=ws.cell(r,6+k)
                    if x is None: continue
                    if k==6: c.value=f"{-x/100:,.2f}-"; c.alignment=Alignment(horizontal='right')
                    else: c.value=x/100; c.number_format='#,##0.00;#,##0.00-'
                if R.random()<.2: ws.cell(r,13,R.choice(["Household Budget deduction in place","Income details not returned","Referred to MABS","HAP transfer pending, see file"])).alignment=Alignment(wrap_text=True)
                o={"property":e,"unit":hs,"resident":acc,"name":nm}
                if former:o["date"]=rev
                o.update({k:c2(x) for k,x in zip(K,v) if x is not None}); rows.append(o); r+=1
            ws.cell(r0,1,e).alignment=Alignment(vertical='top',wrap_text=True)
            if n>1: ws.merge_cells(start_row=r0,end_row=r-1,start_column=1,end_column=1)
            tot(f"Total {e}",vs,r); allv+=vs; r+=2
        tot("Total former tenancies" if former else "Total current tenancies",allv,r)
        for col,w in zip('ABCDEFGHIJKLM',[18,8,11,26,12,12,11,11,11,11,11,12,30]): ws.column_dimensions[col].width=w
        ws.row_dimensions[5].height=17; ws.row_dimensions[6].height=17; ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
        return allv
    a=sheet(wb.active,"Rent arrears - current tenancies at 30 June 2025",est,False); wb.active.title='Current'
    b=sheet(wb.create_sheet('Former'),"Rent arrears - former tenancies at 30 June 2025",[("Páirc na Coille",4),("Gortnabrack Close",3)],True)
    ws=wb.create_sheet('Bands'); ws.append(['Summary for the Area Committee - accounts by amount owing']); ws.append([]); ws.append(['Band','Current no.','Current €','Former no.','Former €'])
    for lab,lo,hi in(('Credit or nil',-10**9,0),('€0.01 - €500',1,50000),('€500.01 - €2,000',50001,200000),('Over €2,000',200001,10**9)):
        q=[v[0] for v in a if lo<=v[0]<=hi]; z=[v[0] for v in b if lo<=v[0]<=hi]; ws.append([lab,len(q),sum(q)/100,len(z),sum(z)/100])
    ws.column_dimensions['A'].width=24
    wb.save(DOC+'clonbarragh_rents_june.xlsx')
    save('clonbarragh_rents_june.xlsx','AR','MULTIFAMILY','AGED_RECEIVABLES',K,rows,totals,"county council housing finance officer (Ireland)","two sheets (current, former) and a bands recap; estate merged down; balance before the age bands; credits as text with trailing minus; account numbers as text",True)
def ar6():
    R=random.Random(1606); P=iter(people(R,40,'lf')); asat=dt.date(2025,7,31)
    K=["other:Original amount","unpaid","current","b0_30","b31_60","b61_90","b90"]; rows=[];totals=[];body=[];sty=[]
    halls=[("Kestrel Court",7),("Ormsby Hall",6),("The Tannery (leased)",4)]; inv=40211; allv=[]
    m=lambda v:'–' if v is None else (f"({-v/100:,.2f})" if v<0 else f"{v/100:,.2f}")
    def tot(lab,vs,st):
        s=[sum(v[i] for v in vs if v[i] is not None) if any(v[i] is not None for v in vs) else None for i in range(7)]; s[0]=None
        i=len(body)+2; body.append([lab,'','','']+[m(x) if x is not None else '–' for x in s[1:]])
        sty.extend([('SPAN',(0,i),(3,i)),('LINEABOVE',(4,i),(-1,i),.5,colors.black),('FONT',(0,i),(-1,i),'Times-Italic' if st==0 else 'Times-Bold',8.6)])
        if st: sty.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eeeeee')))
        totals.append({"label":lab,**{k:c2(x) if x is not None else 0 for k,x in zip(K,s) if k!=K[0]}})
    for h,n in halls:
        i=len(body)+2; body.append([h.upper()]+['']*9); sty.extend([('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-Bold',10),('TOPPADDING',(0,i),(-1,i),8)]); hv=[]
        for s in range(n):
            sid=f"S{R.randrange(2100000,2499999)}"; nm=next(P); room=f"{R.choice('ABCD')}{R.randrange(1,6)}{R.randrange(1,20):02d}"; stt=R.choice(['Continuing','Continuing','Leaver'])
            i0=len(body)+2; body.append([f"{sid}   {nm}   -   Room {room}   -   {stt}"]+['']*9); sty.extend([('SPAN',(0,i0),(-1,i0)),('FONT',(0,i0),(-1,i0),'Times-Bold',8.8)]); sv=[]
            for q in range(R.choice([1,2,2,3,4])):
                days=R.choice([-45,-32,-14,6,12,22,28,40,51,66,75,88,104,135,180]); due=asat-dt.timedelta(days); ch=R.choice(["Accommodation fee - instalment","Accommodation fee - summer","Electricity top-up","Damage charge","Lost key fob","Laundry account"])
                amt=R.randrange(95000,215000,25) if 'fee' in ch else R.randrange(1500,18500,50); op=amt if R.random()<.6 else int(amt*R.uniform(.2,.9)); rec=False
                if q and R.random()<.15: ch="Receipt on account"; op=-R.randrange(5000,40000,500); amt=None; rec=True; days=abs(days); due=asat-dt.timedelta(days)
                k=2 if days<=0 else 3 if days<=30 else 4 if days<=60 else 5 if days<=90 else 6
                v=[amt,op]+[None]*5; v[k]=op; no=('RC' if rec else 'AC')+str(inv); inv+=R.randrange(1,40); ds=due.strftime('%d %b %Y')
                body.append([no,ds,ch]+[m(x) for x in v]); sv.append(v)
                o={"property":h,"unit":room,"resident":sid,"name":nm,"status":stt,"invoice":no,"date":ds,"charge":ch}
                o.update({kk:c2(x) if x is not None else 0 for kk,x in zip(K,v)}); rows.append(o)
            tot(f"Total {sid}",sv,0); sty.append(('NOSPLIT',(0,i0),(0,len(body)+1))); hv+=sv
        tot(f"Total {h}",hv,1); allv+=hv
    tot("TOTAL STUDENT ACCOMMODATION DEBTORS",allv,1)
    hd=[["Document","Due date","Charge","Original","Still open","Not yet","Days past the due date","","",""],["","","","amount","£","due","1–30","31–60","61–90","Over 90"]]
    t=Table(hd+body,colWidths=[48,56,128,46,50,46,46,46,46,48],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.6),('FONT',(0,0),(-1,1),'Times-Bold',8.6),('SPAN',(6,0),(9,0)),('ALIGN',(6,0),(9,0),'CENTER'),('ALIGN',(3,1),(-1,-1),'RIGHT'),('ALIGN',(3,0),(5,0),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.3)]+sty))
    S=getSampleStyleSheet()
    def foot(c,d): c.setFont('Times-Roman',8); c.drawCentredString(297,24,f"University of Ravensholme  -  Residences Finance  -  {d.page}")
    SimpleDocTemplate(DOC+'ravensholme_student_debtors.pdf',pagesize=A4,leftMargin=16,rightMargin=16,topMargin=34,bottomMargin=40).build([Paragraph("University of Ravensholme: student accommodation debtors",S['Heading3']),Paragraph("Open documents by student at 31 July 2025. A dash means nil. Receipts not yet matched to an invoice are in brackets and aged from the day received.",S['BodyText']),Spacer(1,6),t],onFirstPage=foot,onLaterPages=foot)
    save('ravensholme_student_debtors.pdf','AR','STUDENT_HOUSING','AGED_RECEIVABLES',K,rows,totals,"university residences finance officer (UK)","blocks by student with document lines below, student/hall/grand totals, dashes for nil, brackets, repeated two-line header",True)
