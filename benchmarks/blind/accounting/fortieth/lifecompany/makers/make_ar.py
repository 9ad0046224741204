import random, os, datetime as dt
from common import *

# ---------- 1. REIT shopping centers, invoice detail, oldest bucket first ----------------------------
def ar1():
    from reportlab.pdfgen import canvas
    from reportlab.lib import colors
    R=random.Random(5101); stem='ar_beaconfield_retail_detail_aging'
    asof=dt.date(2026,6,30)
    K=['b90','b61_90','b31_60','b1_30','current','total']
    CH=['Base Rent','CAM Estimate','Real Estate Tax Est.','Insurance Recov.','Percentage Rent 2025','2025 CAM Reconciliation','Trash / Water','Late Charge','Marketing Fund','Unapplied Cash']
    C=[('Willow Bend Marketplace',[('A-101','Harrigan\u2019s Fresh Foods','001182',30000),('A-104','Lucky Fork Noodle House','001409',5200),('A-106','Bright Nails & Spa LLC','001533',3100),('B-110','Tri-State Hearing Center','000977',2650),('B-112/114','Copperline Fitness #18','001501',14800),('B-120','Oak & Ember Pizzeria','001288',6900),('C-03','Wireless Depot','001540',3450),('OP-2','Second National Bank (ground lease)','000310',9500)]),
       ('Quarry Road Plaza',[('1','Dollar Orchard Stores, Inc.','001021',10250),('4','Lil\u2019 Scholars Learning Ctr','001377',7800),('5A','Vape Harbor','001566',2400),('7','Dr. Pell Family Dentistry','000864',5150),('9','Suds-N-Duds Coin Laundry','001199',3900),('11','Former tenant: Mattress Attic','000742',8800)])]
    W,H=792,612
    c=canvas.Canvas(os.path.join(DOC,stem+'.pdf'),pagesize=(W,H))
    X=[440,500,560,622,684,756]
    st={'pg':0,'y':0}
    rows=[];tot=[]
    def f(x): return '({:,.2f})'.format(-x) if x<0 else '{:,.2f}'.format(x)
    def head(ctr,cont=False):
        st['pg']+=1
        c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-36,'BEACONFIELD RETAIL PROPERTIES, L.P.')
        c.setFont('Helvetica',9); c.drawCentredString(W/2,H-49,'Aged Receivables \u2014 Invoice Detail'); c.drawCentredString(W/2,H-60,'As of 06/30/2026   Aged by: Invoice Due Date   Book: Accrual')
        c.setFont('Helvetica-Bold',7.8)
        y=H-80; c.line(36,y+10,W-36,y+10)
        for x,a,b in zip(X,['Over','61 - 90','31 - 60','1 - 30','',''],['90 Days','Days','Days','Days','Current','Balance']):
            c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
        for x,a,b in ((52,'Invoice','Date'),(104,'Invoice','Number'),(165,'','Charge')):
            c.drawString(x,y,a); c.drawString(x,y-9,b)
        c.line(36,y-13,W-36,y-13); st['y']=y-27
        if ctr:
            c.setFont('Helvetica-Bold',9.5); c.drawString(36,st['y'],'Center:  '+ctr+('   (continued)' if cont else '')); st['y']-=14
    def foot():
        c.setFont('Helvetica',7); c.drawString(36,22,'bfr_ar_dtl  7/8/2026 4:12 PM'); c.drawRightString(W-36,22,'Page %d'%st['pg'])
    def need(h,ctr):
        if st['y']-h<36: foot(); c.showPage(); head(ctr,True)
    def put(v,bold=False):
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.8)
        for x,k in zip(X,K):
            if v.get(k) is not None: c.drawRightString(x+ (2.6 if v[k]<0 else 0),st['y'],f(v[k]))
    gt={k:0 for k in K}; first=True; inv=48210
    def bucket(due):
        d=(asof-due).days
        return 'current' if d<=0 else 'b1_30' if d<=30 else 'b31_60' if d<=60 else 'b61_90' if d<=90 else 'b90'
    for ctr,ts in C:
        if not first: foot(); c.showPage()
        first=False; head(ctr); ct={k:0 for k in K}
        for u,n,code,rent in ts:
            former=n.startswith('Former'); items=[]
            months=R.randint(1,4)
            if former: dates=[(dt.date(2025,10,1),'Base Rent',rent),(dt.date(2025,11,1),'Base Rent',rent),(dt.date(2025,11,1),'CAM Estimate',rent*.19),(dt.date(2025,12,15),'Legal Fees Rebill',2417.5),(dt.date(2026,1,22),'Security Deposit Applied',-9000)]
            else:
                dates=[]
                for m in range(months):
                    d=dt.date(2026,7-m,1) if m else dt.date(2026,7,1)
                    for chg,fr in R.sample([('Base Rent',1.0),('CAM Estimate',.18),('Real Estate Tax Est.',.145),('Insurance Recov.',.031),('Trash / Water',.04),('Marketing Fund',.02)],R.randint(1,3 if m==0 else 2)):
                        a=rent*fr; 
                        if chg=='Base Rent' and m>0 and R.random()<.5: a=rent*R.choice([.5,.25,.4])
                        dates.append((d,chg,a))
                if R.random()<.5: dates.append((dt.date(2026,R.choice([3,4]),R.randint(10,28)),'2025 CAM Reconciliation',rent*R.uniform(.2,.7)))
                if R.random()<.4: dates.append((dt.date(2026,R.choice([5,6]),11),'Late Charge',R.choice([75,150,250])))
                if R.random()<.25: dates.append((dt.date(2026,6,R.randint(2,29)),'Unapplied Cash',-rent*R.uniform(.1,.6)))
                if code in('001182','001501'): dates.append((dt.date(2026,2,15),'Percentage Rent 2025',rent*.83))
            dates.sort(key=lambda z:z[0])
            need(42,ctr)
            c.setFont('Helvetica-Oblique',8.4); c.drawString(44,st['y'],'Suite %s      %s'%(u,n)); c.drawString(330,st['y'],'Lease ID %s'%code); st['y']-=11
            tt={k:0 for k in K}
            for d,chg,a in dates:
                need(24,ctr); a=r2(a); inv+=R.randint(1,37); iv='' if a<0 else 'IN-%d'%inv if not former else 'CV-%d'%(inv-9000)
                b=bucket(d); v={b:a,'total':a}; put(v)
                c.drawString(52,st['y'],d.strftime('%m/%d/%y')); c.drawString(104,st['y'],iv); c.drawString(165,st['y'],chg)
                rows.append({'property':ctr,'unit':u,'resident':code,'name':n,'charge':chg,'date':d.isoformat(),**({'invoice':iv} if iv else {}),**v}); st['y']-=10.2
                for k in v: tt[k]=r2(tt[k]+v[k]); ct[k]=r2(ct[k]+v[k]); gt[k]=r2(gt[k]+v[k])
            c.setLineWidth(.4); c.line(X[0]-46,st['y']+8,X[-1],st['y']+8); lab='Lease %s Total'%code
            put(tt,True); c.drawRightString(X[0]-62,st['y'],lab); st['y']-=15
            tot.append({'label':lab,**tt})
        need(30,ctr); lab='Total '+ctr
        c.setFillColor(colors.HexColor('#eeeeee')); c.rect(34,st['y']-3,W-68,12,stroke=0,fill=1); c.setFillColor(colors.black)
        put(ct,True); c.drawString(40,st['y'],lab); st['y']-=14; tot.append({'label':lab,**ct})
    need(30,None); lab='Grand Total - All Centers'
    put(gt,True); c.drawString(40,st['y'],lab); tot.append({'label':lab,**gt}); c.line(X[0]-46,st['y']-3,X[-1],st['y']-3); st['y']-=12
    c.setFont('Helvetica-Oblique',7.6); c.drawString(40,st['y'],'Percent of balance')
    for x,k in zip(X,K): c.drawRightString(x,st['y'],'%.1f%%'%(100*gt[k]/gt['total']))
    foot(); c.save(); save(stem,'AR',K,rows,tot); print(len(rows),gt)

# ---------- 2. industrial owner's manager workbook --------------------------------------------------
def ar2():
    import openpyxl
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(5202); stem='Dunmore Flex-Industrial AR 063026'
    K=['total','b0_30','b31_60','b61_90','b91_120','b120','prepaid','deposit']
    B=[('1400 Dunmore',[('100','Ridgeline Fasteners',7400,'ok'),('110','Aqua-Tek Pool Supply',5150,'chk in mail per Rhonda'),('120','Kestrel Drone Works',6020,''),('130-140','PACIFIC MILLWORK INC',14900,'30s are CAM true-up dispute'),('150','Sato Optical Lab',4480,'')]),
       ('1420 Dunmore',[('A','Northgate Plumbing Whse',9100,''),('B','Fit Republic Equipment',4300,'on payment plan $1,500/mo'),('C','J&J Cabinet Doors',5600,''),('D','Inland Brewers Supply Co-op',7750,'bankrupt? atty has file'),('E','Verity Medical Courier',3980,'')]),
       ('77 Foundry Ct',[('1','Allied Tire Recyclers',11800,'paid 7/3'),('2','Mercado Foods Distribution',16400,''),('3','Stonecraft Counters',6900,''),('4','(former) Redline Motorsport',0,'moved out Jan - judgment pending')]),
       ('Yard Leases',[('Y-1','Castillo Trucking',2200,''),('Y-2','Bluebonnet Scaffold',2850,''),('Y-5','T-Cell tower pad',1650,'pays annually in adv.')])]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Jun 26'
    FN='Arial'; b=Font(name=FN,bold=True,size=10); n=Font(name=FN,size=10); thin=Side(style='thin'); grey=PatternFill('solid',fgColor='D9E1F2'); yel=PatternFill('solid',fgColor='FFFF00')
    ws['A1']='Dunmore Business Center / Foundry - A/R AGING'; ws['A1'].font=Font(name=FN,bold=True,size=14,color='7F0000')
    ws['A2']='as of'; ws['B2']=dt.date(2026,6,30); ws['B2'].number_format='m/d/yyyy'; ws['E2']='mgr: D. Okafor'; 
    ws.merge_cells('F4:J4'); ws['F4']='Days since billed'; ws.merge_cells('K4:L4'); ws['K4']='We are holding'
    heads=['Bldg','Unit','Acct#','Tenant','Total Owed','0-30','31-60','61-90','91-120','120+','Prepaid','Sec. Dep.','Comments']
    for i,h in enumerate(heads,1): ws.cell(5,i,h)
    for r in (4,5):
        for i in range(1,14):
            x=ws.cell(r,i); x.font=b; x.fill=grey; x.alignment=Alignment(horizontal='center' if i!=4 else 'left',wrap_text=True); 
            if r==5: x.border=Border(bottom=Side(style='medium'))
    rows=[];tot=[];r=6; gt={k:0 for k in K}
    nf='#,##0.00;(#,##0.00)'
    def w(r,v,font):
        for i,k in enumerate(K,5):
            x=ws.cell(r,i); x.font=font; x.number_format=nf
            if v.get(k) is not None: x.value=v[k]
    for bl,ts in B:
        r0=r; bt={k:0 for k in K}
        for u,t,rent,cm in ts:
            v={}
            p=R.random()
            cam=r2(rent*R.uniform(.18,.26))
            if rent==0: v={'b120':23711.48}
            elif 'plan' in cm: v={'b0_30':1500.0,'b31_60':r2(rent+cam-1500),'b61_90':r2(rent+cam),'b91_120':r2(2*cam)}
            elif 'bankrupt' in cm: v={'b0_30':r2(rent+cam),'b31_60':r2(rent+cam),'b61_90':r2(rent+cam),'b91_120':r2(rent+cam),'b120':r2(rent*.6)}
            elif 'dispute' in cm: v={'b0_30':cam,'b31_60':8842.16}
            elif 'annually' in cm: v={'prepaid':r2(rent*7)}
            elif p<.35: v={'b0_30':r2(rent+cam)}
            elif p<.55: v={'b0_30':cam,'b31_60':r2(cam*.5)}
            elif p<.7: v={'b0_30':r2(rent*.5),'b61_90':r2(R.choice([125,250])) }
            elif p<.85: v={'prepaid':r2(rent+cam)}
            else: v={'b0_30':-r2(R.uniform(40,300)),'b31_60':r2(cam)}
            if rent: v['deposit']=r2(rent*R.choice([1,1,1.5,2]))
            if 'tower' in t: v.pop('deposit')
            bs=[v[k] for k in K[1:6] if k in v]
            if bs: v['total']=r2(sum(bs))
            ws.cell(r,2,u).font=n; ws.cell(r,3,'T%04d'%R.randint(100,9999)).font=n; ws.cell(r,4,t).font=n; ws.cell(r,13,cm or None).font=Font(name=FN,size=9,italic=True,color='0000C0')
            w(r,v,n)
            if v.get('b120'): ws.cell(r,4).fill=yel
            pv=dict(v)
            rows.append({'property':bl,'unit':u,'name':t,**pv})
            for k in K: bt[k]=r2(bt[k]+v.get(k,0))
            r+=1
        ws.merge_cells(start_row=r0,end_row=r-1,start_column=1,end_column=1); x=ws.cell(r0,1,bl); x.font=b; x.alignment=Alignment(vertical='center',horizontal='center',wrap_text=True)
        lab='Subtotal '+bl; ws.cell(r,4,lab).font=b; w(r,bt,b)
        for i in range(4,13): ws.cell(r,i).border=Border(top=thin)
        tot.append({'label':lab,**bt})
        for k in K: gt[k]=r2(gt[k]+bt[k])
        r+=2
    ws.cell(r,4,'ALL BUILDINGS').font=b; w(r,gt,b); tot.append({'label':'ALL BUILDINGS',**gt})
    for i in range(4,13): ws.cell(r,i).border=Border(top=thin,bottom=Side(style='double'))
    r+=2
    ws.cell(r,1,'Reserve 100% of 120+. Deposits are in trust acct at Valley Bank, not netted above. Yellow = with attorney.').font=Font(name=FN,size=9)
    for c_,wd in zip('ABCDEFGHIJKLM',[11,9,8,30,13,12,12,12,12,12,12,12,34]): ws.column_dimensions[c_].width=wd
    ws.column_dimensions['C'].hidden=True
    ws.freeze_panes='E6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,stem+'.xlsx')); save(stem,'AR',K,rows,tot); print(len(rows),gt)

# ---------- 3. certified delinquency schedule, mobile home park (fpdf2, one row dropped) ------------
def ar3():
    from fpdf import FPDF
    R=random.Random(5303); stem='Cypress_Hollow_MHC_certified_delinquency'
    K=['other:Site Rent','m Jun 2026','m May 2026','m Apr 2026','other:Mar 2026 & Prior','total']
    names='Abernathy, Wm.|Alcaraz, Rosa|Bellweather, D. & J.|Bonner, Tyrell|Calhoun, Estate of R.|Cisneros, Hector|Dufresne, Paulette|Eads, Norman|Fenwick, Carla|Garza-Lund, Monica|Hatch, Leonard|Ibarra, Jesus|Jolley, Kim|Kowalczyk, Stan|Lamb, Tonya|Maddox, B.|McElroy, Shawn|Nuñez, Beatriz|Oduya, Grace|Pickens, Lloyd|Quarles, Dana|Ruiz, Armando|Sizemore, Patty|Stroud, Everett|Tran, Linh|Underhill, Jo|Vickers, Thomas|Wallingford, G.|Yarbrough, Deb|Zapata, Ruben'.split('|')
    spaces=sorted(R.sample(range(1,189),len(names)-1)); 
    R.shuffle(names); names=[x for x in names]
    recs=[]
    for s,nm in zip(spaces+['RV-6'],names):
        rent=R.choice([545.0,545.0,560.0,585.0,612.5]) if s!='RV-6' else 410.0
        util=R.uniform(28,96); p=R.random(); v={K[0]:rent}
        stt=''
        if p<.40: v[K[1]]=r2(util if R.random()<.4 else rent+util)
        elif p<.62: v[K[1]]=r2(rent+util); v[K[2]]=r2(rent*R.choice([1,.5])+util*.9)
        elif p<.78: v[K[1]]=r2(rent+util); v[K[2]]=r2(rent+util*.9); v[K[3]]=r2(rent*R.choice([1,.3])); stt='3-day'
        elif p<.9: v[K[1]]=r2(rent+util); v[K[2]]=r2(rent+util*.95); v[K[3]]=r2(rent+util*1.1); v[K[4]]=r2(rent*R.uniform(.4,4)); stt='UD filed'
        else: v[K[4]]=r2(R.uniform(60,900)); stt='Plan'
        v['total']=r2(sum(v[k] for k in K[1:5] if k in v))
        recs.append((str(s),nm,stt,v))
    T={k:r2(sum(x[3].get(k,0) for x in recs)) for k in K if k!=K[0]}
    drop=[i for i,x in enumerate(recs) if 11<i<25 and x[2]=='3-day'][0] if any(11<i<25 and x[2]=='3-day' for i,x in enumerate(recs)) else 17
    shown=[x for i,x in enumerate(recs) if i!=drop]
    pdf=FPDF('P','pt','letter'); pdf.set_auto_page_break(False); pdf.set_margins(54,54)
    X0=54; W=[38,122,48,52,56,56,56,72-6,62]; hd=['Space','Resident','Status','Site Rent','Jun 2026','May 2026','Apr 2026','Mar 2026 & Prior','Total Owed']
    sc=504/sum(W); W=[w*sc for w in W]
    def head(first):
        pdf.add_page(); pdf.set_font('Times','B',14)
        if first:
            pdf.set_xy(54,50); pdf.cell(504,18,'CYPRESS HOLLOW MOBILE HOME PARK',align='C'); pdf.set_font('Times','',11); pdf.set_xy(54,68); pdf.cell(504,14,'Schedule 4 - Delinquent Site Rents and Utilities',align='C'); pdf.set_xy(54,82); pdf.cell(504,14,'June 30, 2026',align='C')
            pdf.set_xy(54,104); pdf.set_font('Times','',10); pdf.multi_cell(504,12,'Furnished under Section 5.11(b) of the Deed of Trust securing Loan No. 77-20418. Amounts are shown in the month first billed. Residents who owe less than $25.00 are not listed.')
            pdf.set_y(138)
        else:
            pdf.set_xy(54,46); pdf.set_font('Times','I',10); pdf.cell(504,14,'Cypress Hollow MHP - Schedule 4, continued'); pdf.set_y(66)
        y=pdf.get_y(); x=X0; pdf.set_font('Times','B',9.5)
        for w,h,i in zip(W,hd,range(9)):
            pdf.set_xy(x,y)
            if h.startswith('Mar'): pdf.set_xy(x,y); pdf.cell(w,11,'Mar 2026',align='R'); pdf.set_xy(x,y+11); pdf.cell(w,11,'& Prior',align='R')
            elif i>2 and ' ' in h and not h.endswith('2026'): a,b_=h.split(' '); pdf.cell(w,11,a,align='R'); pdf.set_xy(x,y+11); pdf.cell(w,11,b_,align='R')
            else: pdf.set_xy(x,y+11); pdf.cell(w,11,h,align='L' if i<3 else 'R')
            x+=w
        pdf.line(54,y+24,558,y+24); pdf.set_y(y+28)
    def put(vals,bold=False):
        y=pdf.get_y(); x=X0; pdf.set_font('Times','B' if bold else '',10)
        for i,(w,s) in enumerate(zip(W,vals)):
            pdf.set_xy(x,y); pdf.cell(w,14,s,align='L' if i<3 else 'R'); x+=w
        pdf.set_y(y+15.5)
    m=lambda v,k,d='': ('$' if d else '')+'{:,.2f}'.format(v[k]) if k in v else '-'
    head(True); rows=[]
    for i,(s,nm,stt,v) in enumerate(shown):
        if pdf.get_y()>640: pdf.set_xy(54,740); pdf.set_font('Times','',9); pdf.cell(504,12,'4-1',align='C'); head(False)
        put([s,nm,stt]+[m(v,k,'$' if i==0 else '') for k in K])
        rows.append({'unit':s,'name':nm,**v})
    y=pdf.get_y(); x3=X0+sum(W[:4]); pdf.line(x3,y-1,558,y-1); pdf.set_y(y+1)
    put(['','Total delinquent','']+['']+[m(T,k,'$') for k in K[1:]],True); y=pdf.get_y(); pdf.line(x3,y-1,558,y-1); pdf.line(x3,y+1,558,y+1)
    pdf.set_y(y+22); pdf.set_x(54); pdf.set_font('Times','',10)
    pdf.multi_cell(504,12.5,'CERTIFICATION. The undersigned, managing member of Cypress Hollow Park Owners, LLC, certifies to the Lender that the foregoing is taken from the books of the Park and is true, correct and complete in all material respects as of the date stated.')
    pdf.set_y(pdf.get_y()+32); y=pdf.get_y(); pdf.line(54,y,270,y); pdf.line(340,y,470,y); pdf.set_xy(54,y+2); pdf.cell(200,12,'Lucille M. Brandvold, Managing Member'); pdf.set_xy(340,y+2); pdf.cell(100,12,'Date')
    pdf.set_font('Times','I',24); pdf.set_text_color(30,40,120); pdf.set_xy(64,y-26); pdf.cell(200,24,'L M Brandvold'); pdf.set_font('Times','I',13); pdf.set_xy(345,y-18); pdf.cell(100,16,'July 11, 2026'); pdf.set_text_color(0,0,0)
    pdf.set_xy(54,740); pdf.set_font('Times','',9); pdf.cell(504,12,'4-%d'%pdf.page_no(),align='C')
    pdf.output(os.path.join(DOC,stem+'.pdf'))
    d=recs[drop]
    save(stem,'AR',K,rows,[{'label':'Total delinquent',**T}],{'kind':'row_dropped','what':f'Resident at space {d[0]} ({d[1]}, total {d[3]["total"]:.2f}) is counted in the printed totals but its row is not printed'})
    print(len(rows),T,d)
if __name__=='__main__':
    ar1(); ar2(); ar3()
