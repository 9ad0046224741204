from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
from openpyxl.comments import Comment
import csv, xlwt
thin=Side(style='thin'); hair=Side(style='hair'); med=Side(style='medium')
def fill(c): return PatternFill('solid',fgColor=c)
def W(ws,d):
    for k,v in d.items(): ws.column_dimensions[k].width=v
def put(ws,r,vals,c0=1,font=None,nf=None,fl=None,al=None,bd=None):
    for i,v in enumerate(vals):
        c=ws.cell(r,c0+i)
        if v is not None: c.value=v
        if font: c.font=font
        if fl: c.fill=fl
        if al: c.alignment=al
        if bd: c.border=bd
        if nf and isinstance(v,(int,float)): c.number_format=nf
        if isinstance(v,dt.date): c.number_format='dd/mm/yyyy'

# ---------- 8 moorings, handwritten-looking
def x1():
    f='tidewell_moorings_book.xlsx'; g=G(6411); r=g.r; wb=Workbook(); ws=wb.active; ws.title='Book 2025'
    hw=Font(name='Segoe Print',size=10); hb=Font(name='Segoe Print',size=11,bold=True); rd=Font(name='Segoe Print',size=10,color='C00000')
    W(ws,dict(A=3,B=8,C=20,D=24,E=9,F=12,G=12,H=13,I=12,J=11,K=32))
    ws['B1']='TIDEWELL BASIN MOORINGS'; ws['B1'].font=Font(name='Segoe Print',size=15,bold=True,underline='single')
    ws['B2']='how things stood when I handed over - 30th September 2025'; ws['B2'].font=hw
    ws['B3']='(year payers pay in April, the rest on the 1st of the month by standing order)'; ws['B3'].font=hw
    h=['Berth','Boat',None,'LOA m','Yearly £','Monthly £','Licence to','Key dep.','Owing',None]
    put(ws,5,h,2,hb,bd=Border(bottom=Side(style='double')))
    boats="Kittiwake|Sea Pie|Merganser|Little Auk|Gannet II|Halcyon Days|Wanderlust|Blue Peter|Second Wind|Moonraker|Dabchick|Ebb & Flow|Nancy Lee|Saltwind|Bramble|Periwinkle|Teasel|Old Mavis|Sandpiper|Spindrift|Curlew|Marguerite|Tern About|Puffin|Grey Goose|Lady Joan|Windfall|Otter|Pipit|Rambler|Wigeon|Shearwater|Whimbrel|Cormorant|Eider Down|Knot Now".split('|'); r.shuffle(boats)
    rows=[];R=6;N=O=0;Ty=Tm=Tk=To=0
    for sec,pre,k in (('Pontoon A (walk-ashore)','A',14),('Pontoon B','B',12),('Mud berths by the sluice','M',7),('Swing moorings','S',6)):
        R+=1; ws.cell(R,2,sec).font=Font(name='Segoe Print',size=11,bold=True,color='1F4E79'); R+=1
        for j in range(1,k+1):
            u=f'{pre}{j}'; N+=1
            if r.random()<.12:
                w=r.choice(['empty','empty','EMPTY - pile rotten']); put(ws,R,[u,w],2,hw); rows.append(row(unit=u,section=sec,statusText=w)); R+=1; continue
            O+=1; nm=g.name(r.choice(['{f} {l}','{l}','Mr {l}','{i} {l}'])); loa=round(r.uniform(5.5,13),1); rate={'A':148,'B':121,'M':70,'S':58}[pre]; ye=round(loa*rate/12)*12
            mon=r.random()<.4; mo=ye//12+5 if mon else None; e=r.choice([dt.date(2026,3,31)]*4+[dt.date(2025,12,31)]); kd=r.choice([25,25,50,0]) if pre in'AB' else None; ow=r.choice([0,0,0,0,mo or 120,r.randrange(20,300)])
            ytxt=(not mon) and r.random()<.25
            vals=[u,boats.pop(),nm,loa,(f'£{ye:,}' if ytxt else ye) if not mon else None,mo,e,kd,ow,r.choice([None]*5+['good payer','chase!!','moves to winter ashore Nov','has spare key','son pays'])]
            put(ws,R,vals,2,hw); ws.cell(R,5).number_format='0.0'
            ws.cell(R,8).number_format='d mmm yy'
            if ow: ws.cell(R,10).font=rd
            if ytxt: ws.cell(R,6).alignment=Alignment(horizontal='right')
            if mon: Tm+=mo
            else: Ty+=ye
            Tk+=kd or 0;To+=ow
            rows.append(row(unit=u,section=sec,tenantName=nm,statusText='Occupied',annualRent=None if mon else ye,contractRent=mo,leaseEndDate=iso(e),deposit=kd,balance=ow)); R+=1
    R+=1; put(ws,R,['All in',None,None,None,Ty,Tm,None,Tk,To],2,hb,bd=Border(top=thin)); R+=2
    for t in (f'{N} berths, {O} taken, {N-O} empty','Yearly people pay nothing in the Monthly column and the other way round.','Visitor nights are in the blue tin, not here.'): ws.cell(R,2,t).font=hw; R+=1
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(P(f)); truth(f,'OTHER','workbook in a handwriting font, berths by pontoon, yearly or monthly payers, holder column without header',rows,'TIDEWELL BASIN MOORINGS','2025-09-30',N,O,N-O,hard='name column has no header; some money as text')

# ---------- 9 export .xls odd words, plain table, large
def x2():
    f='qryRentAcc_workspace_units.xls'; g=G(6412); r=g.r; wb=xlwt.Workbook(); ws=wb.add_sheet('qryRentAcc'); ds=xlwt.easyxf(num_format_str='dd/mm/yyyy'); ms=xlwt.easyxf(num_format_str='0.00'); bs=xlwt.easyxf('font: bold on')
    H=['SchemeName','LettableRef','LettableDesc','NetIntArea','AgrmntNo','AgrmntState','PartyName','Commence','Determine','DebitRentPM','DebitSvcPM','DebitInsPM','DebitAllPM','HeldSum','AcctPosn','ERVpm','CollMethod','ArrStage']
    for i,h in enumerate(H): ws.write(0,i,h,bs)
    rows=[];R=1;N=O=0
    for sc,pre,k in (('Bessemer Workspace','BW',46),('Canal Head Units','CH',31),('Dyehouse Yard','DY',24),('Millrace Enterprise Park','ME',38),('Old Tannery Workshops','OT',19)):
        for j in range(1,k+1):
            N+=1; u=f'{pre}/{j:03d}'; d=r.choice(['Workshop','Workshop','Light industrial','Studio','Store']); a=r.randrange(180,2100,5); erv=round(a*r.uniform(.7,1.05)/5)*5
            vac=r.random()<.1; 
            if vac:
                O-=1; stt=r.choice(['Void','Void','Void-works']); v=[sc,u,d,a,None,stt,None,None,None,0.0,0.0,0.0,0.0,0.0,None,erv,None,None]
                rows.append(row(unit=u,building=sc,unitType=d,area=a,statusText=stt,contractRent=0,charges=[dict(code=c,amount=0) for c in('DebitRentPM','DebitSvcPM','DebitInsPM')],totalCharges=0,deposit=0,marketRent=erv))
            else:
                s=g.date((2021,1,1),(2025,6,1)); e=addm(s,r.choice([36,36,60,60,120]))-day1
                stt='Live' if e>=dt.date(2025,8,31) else 'Holding over'
                if stt=='Live' and r.random()<.06: stt='Notice served'
                et=e if stt!='Holding over' else r.choice([e,'Rolling'])
                nm=g.co() if r.random()<.7 else g.name(); rent=float(erv-r.choice([0,10,25,40,60,-15])); rent=max(rent,95.0); sv=round(a*.12,2); ins=round(a*.018,2); al=round(rent+sv+ins,2); hd=r.choice([0.0,rent,rent*2,rent*3]); ac=r.choice([0.0,0.0,0.0,al,round(al*2,2),round(-r.uniform(5,200),2),round(r.uniform(10,900),2)])
                v=[sc,u,d,a,f'A{r.randrange(10000,99999)}',stt,nm,s,et,rent,sv,ins,al,hd,ac,erv,r.choice(['DD','DD','SO','BACS','Chq']),r.choice([1,2,3]) if ac>al else None]
                rows.append(row(unit=u,building=sc,unitType=d,area=a,tenantName=nm,statusText=stt,leaseStartDate=iso(s),leaseEndDate=et if isinstance(et,str) else iso(et),contractRent=rent,charges=[dict(code='DebitRentPM',amount=rent),dict(code='DebitSvcPM',amount=sv),dict(code='DebitInsPM',amount=ins)],totalCharges=al,deposit=hd,balance=ac,marketRent=erv))
            for i,x in enumerate(v):
                if x is None: continue
                ws.write(R,i,x,ds if isinstance(x,dt.date) else ms if isinstance(x,float) else xlwt.easyxf('')) if not isinstance(x,(str,int)) else ws.write(R,i,x)
            R+=1
    for i,w in enumerate([24,12,16,10,10,14,30,12,12,12,11,11,11,11,11,9,11,9]): ws.col(i).width=w*256
    wb.save(P(f)); o=N+O; truth(f,'INDUSTRIAL','xls query export, one head line of system words, five schemes, no totals',rows,None,None,N,o,N-o,sheet=None,hard='odd head words; no title, no as-of date')
day1=dt.timedelta(days=1)

# ---------- 10 South Africa student residence, several sheets, row_dropped
def x3():
    f='umhlatuzi_student_village_takeon.xlsx'; g=G(6413); r=g.r; wb=Workbook(); cv=wb.active; cv.title='Cover'; ws=wb.create_sheet('Bed schedule'); ag=wb.create_sheet('Age analysis'); lk=wb.create_sheet('Lists'); lk.sheet_state='hidden'
    hd=Font(name='Calibri',size=10,bold=True,color='FFFFFF'); nv=fill('7B2D26'); b=Font(name='Calibri',size=10,bold=True); n=Font(name='Calibri',size=10)
    ws['A1']='UMHLATUZI STUDENT VILLAGE'; ws['A1'].font=Font(size=14,bold=True); ws['A2']='Bed schedule at 28 February 2025 (amounts in Rand, per month)'; ws['A2'].font=n
    heads=[('Bed',None),('Room type',None),('Student',None),('Paid by',None),('Lease','From'),(None,'To'),('Monthly charges','Rent'),(None,'Utilities levy'),(None,'Wi-Fi'),(None,'Total'),('Deposit',None),('Balance',None)]
    for i,(a,c) in enumerate(heads,1):
        for rr,v in((4,a),(5,c)):
            x=ws.cell(rr,i,v); x.font=hd;x.fill=nv;x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for m in ('A4:A5','B4:B5','C4:C5','D4:D5','E4:F4','G4:J4','K4:K5','L4:L5'): ws.merge_cells(m)
    rows=[];R=6;GT=[0]*6;cnt={};aged=[];planted=None;NF='#,##0.00;(#,##0.00)'
    for blk,k in (('Block Acacia',24),('Block Baobab',20),('Block Coral Tree',28)):
        ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=12); put(ws,R,[blk],1,b,fl=fill('EFD9C3')); R+=1; T=[0]*6; occ=0
        for j in range(k):
            u=f'{blk[6]}{j//4+1:02d}{"abcd"[j%4]}'; ty=r.choice(['Sharing','Sharing','Single']) if False else ('Single' if j//4%3==2 else 'Sharing')
            if r.random()<.1: put(ws,R,[u,ty,'OPEN BED'],1,n); rows.append(row(unit=u,building=blk,unitType=ty,statusText='OPEN BED')); R+=1; continue
            occ+=1; nm=g.name('{l} {f}'); fu=r.choice(['NSFAS','NSFAS','Private','Bursary']); s=dt.date(2025,2,1); e=r.choice([dt.date(2025,11,30),dt.date(2025,12,15)]); rent=4650 if ty=='Single' else 3950; ut=350;wf=r.choice([0,120,120]); t=rent+ut+wf; dp=0 if fu=='NSFAS' else rent; bal=r.choice([0,0,t,t,-150,round(r.uniform(100,3000),2)])
            for i,v in enumerate([rent,ut,wf,t,dp,bal]): T[i]+=v
            if blk.endswith('Baobab') and occ==9: planted={"what":f"bed {u} is missing from the schedule of Block Baobab: the block's count (beds and let) and its total still include it","kind":"row_dropped"}; continue
            put(ws,R,[u,ty,nm,fu,s,e,rent,ut,wf,t,dp,bal],1,n,NF)
            for c in(5,6): ws.cell(R,c).number_format='yyyy/mm/dd'
            rows.append(row(unit=u,building=blk,unitType=ty,tenantName=nm,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=rent,charges=[dict(code='Rent',amount=rent),dict(code='Utilities levy',amount=ut),dict(code='Wi-Fi',amount=wf)],totalCharges=t,deposit=dp,balance=bal)); R+=1
            if bal>0: aged.append((u,nm,bal))
        put(ws,R,[f'Total {blk}',None,f'{occ} of {k} beds let',None,None,None]+[round(x,2) for x in T],1,b,NF,bd=Border(top=thin)); R+=2; GT=[a+c for a,c in zip(GT,T)]; cnt[blk]=(k,occ,T[3])
    put(ws,R,['Total village',None,f'{sum(c[1] for c in cnt.values())} of 72 beds let',None,None,None]+[round(x,2) for x in GT],1,b,NF,bd=Border(top=thin,bottom=Side(style='double')))
    W(ws,dict(A=18,B=11,C=26,D=10,E=12,F=12,G=12,H=12,I=10,J=12,K=12,L=12)); ws.freeze_panes='A6'
    cv['B2']='Take-on file'; cv['B2'].font=Font(size=16,bold=True); cv['B3']='Umhlatuzi Student Village, Empangeni'; cv['B4']='Outgoing agent: Ndlela Residence Managers (Pty) Ltd'
    put(cv,6,['Block','Beds','Let','Open','Billed per month (R)'],2,b)
    for i,(k,v) in enumerate(cnt.items()): put(cv,7+i,[k,v[0],v[1],v[0]-v[1],v[2]],2,n,'#,##0')
    put(cv,10,['Total',72,sum(c[1] for c in cnt.values()),72-sum(c[1] for c in cnt.values()),GT[3]],2,b,'#,##0',bd=Border(top=thin)); W(cv,dict(B=30,F=22))
    put(ag,1,['Bed','Student','Owing','Current','30 days+'],1,b)
    for i,(u,nm,x) in enumerate(aged): c=round(min(x,4000),2); put(ag,2+i,[u,nm,x,c,round(x-c,2)],1,n,'#,##0.00')
    W(ag,dict(B=26,C=12,D=12,E=12)); lk['A1']='NSFAS';lk['A2']='Private';lk['A3']='Bursary'
    for w in (ws,cv): w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
    wb.save(P(f)); truth(f,'STUDENT_HOUSING','workbook with cover, bed schedule, age analysis and hidden sheet; merged two-line head, blocks',rows,'UMHLATUZI STUDENT VILLAGE','2025-02-28',None,None,None,sheet='Bed schedule',planted=planted,hard='several sheets; merged heads')

# ---------- 11 US by-the-bed, charges stacked under each bed
def x4():
    f='quad_at_maple_bed_roll.xlsx'; g=G(64140); r=g.r; wb=Workbook(); ws=wb.active; ws.title='Bed Roll'; n=Font(name='Arial',size=9); b=Font(name='Arial',size=9,bold=True); NF='#,##0.00_);(#,##0.00)'; fd=lambda d:d.strftime('%m/%d/%Y')
    ws['A1']='The Quad at Maple'; ws['A1'].font=Font(name='Arial',size=12,bold=True); ws['A2']='Bed Roll with Recurring Installments'; ws['A3']='As of 08/31/2025'; 
    for c in('A2','A3'): ws[c].font=n
    H=['Bed Space','Floor Plan','Bed Status','Resident','Lease Start','Lease End','Market / Installment','Charge','Amount','Deposit on Hand','Ledger Balance']
    put(ws,5,['','','','','Lease','','Market','Monthly Charges','','Deposit','Ledger'],1,b); put(ws,6,['Bed Space','Floor Plan','Bed Status','Resident','Start','End','Installment','Code','Amount','on Hand','Balance'],1,b,bd=Border(bottom=med)); ws.merge_cells('E5:F5');ws.merge_cells('H5:I5')
    rows=[];R=7;codes={};stc={};T=[0,0,0,0];mk={'4x4 A':745,'4x2 B':665,'2x2 C':915,'1x1 D':1295}
    def rec(u,fp,stt,nm,s,e,ch,dp,bal,market,sec):
        nonlocal R
        put(ws,R,[u,fp,stt,nm,s,e,market],1,n,NF)
        for c in(5,6): ws.cell(R,c).number_format='mm/dd/yyyy'
        if dp is not None: put(ws,R,[dp,bal],10,n,NF)
        for cd,v in ch: put(ws,R,[cd,v],8,n,NF); R+=1
        tot=sum(v for _,v in ch)
        if ch: put(ws,R,['Total',tot],8,b,NF); ws.cell(R,9).border=Border(top=thin); R+=1
        else: R+=1
        rows.append(row(unit=u,unitType=fp,section=sec,statusText=stt,tenantName=nm,leaseStartDate=iso(s),leaseEndDate=iso(e),marketRent=market,contractRent=ch[0][1] if ch else None,charges=[dict(code=c,amount=v) for c,v in ch] or None,totalCharges=tot if ch else None,deposit=dp,balance=bal))
        return tot
    put(ws,R,['Current / Notice / Vacant Beds'],1,b,fl=fill('D9D9D9')); R+=1; sec='Current / Notice / Vacant Beds'; N=O=0
    vb=[]
    for un,fp,k in [(f'{x}',p,int(p[0])) for x,p in zip(['101','102','103','104','201','202','203','204','205','301','302','303'],['4x4 A','4x2 B','2x2 C','1x1 D','4x4 A','4x4 A','2x2 C','4x2 B','1x1 D','4x4 A','2x2 C','4x2 B'])]:
        for j in range(k):
            u=f'{un}-{"ABCD"[j]}'; N+=1; m=mk[fp]; T[0]+=m
            if r.random()<.2: rec(u,fp,'Vacant Ready' if r.random()<.7 else 'Vacant Turn',None,None,None,[],None,None,m,sec); vb.append((u,fp,m)); stc['Vacant']=stc.get('Vacant',0)+1; continue
            O+=1; stt='Occupied' if r.random()<.92 else 'Occupied-NTV'; stc[stt]=stc.get(stt,0)+1; ch=[('RENT',m-r.choice([0,0,20,35,50]))]+([('PARK',45)] if r.random()<.4 else [])+[('UTIL',42.5)]+([('FURN',25)] if r.random()<.3 else [])+([('CONC',-40)] if r.random()<.15 else [])
            for c,v in ch: codes[c]=codes.get(c,0)+v
            dp=r.choice([0,150,150,300]); bal=r.choice([0,0,0,42.5,-25,float(m)]); T[1]+=sum(v for _,v in ch);T[2]+=dp;T[3]+=bal
            rec(u,fp,stt,g.name('{l}, {f}'),dt.date(2025,8,16) if r.random()<.8 else dt.date(2025,5,20),dt.date(2026,7,31),ch,dp,bal,m,sec)
    put(ws,R,['Total Current',f'{N} beds',f'{O} occupied',None,None,None,T[0],None,T[1],T[2],T[3]],1,b,NF,bd=Border(top=thin)); R+=2
    sec='Pre-leased (move-in pending)'; put(ws,R,[sec],1,b,fl=fill('D9D9D9')); R+=1; T2=[0]*3
    for u,fp,m in vb[:4]:
        ch=[('RENT',m-10),('UTIL',42.5)]; dp=150; T2[0]+=rec(u,fp,'Pre-leased',g.name('{l}, {f}'),dt.date(2025,9,12),dt.date(2026,7,31),ch,dp,0,m,sec); T2[1]+=dp
    put(ws,R,['Total Pre-leased',None,None,None,None,None,None,None,T2[0],T2[1],0],1,b,NF,bd=Border(top=thin)); R+=3
    put(ws,R,['Installments by code (current residents)'],1,b); R+=1
    for c,v in codes.items(): put(ws,R,[c,v],1,n,NF); R+=1
    put(ws,R,['All codes',sum(codes.values())],1,b,NF); R+=2
    put(ws,R,['Beds by status'],1,b); R+=1
    for c,v in stc.items(): put(ws,R,[c,v],1,n); R+=1
    put(ws,R,['Total beds',N],1,b)
    W(ws,dict(A=17,B=11,C=14,D=24,E=12,F=12,G=13,H=15,I=11,J=11,K=11)); ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows='5:6'
    wb.save(P(f)); truth(f,'STUDENT_HOUSING','workbook by the bed, charge lines stacked under each bed, pre-leased section, summaries after',rows,'The Quad at Maple','2025-08-31',N,O,N-O,hard='several lines per record; future tenants repeat vacant beds')

# ---------- 12 Canada csv
def x5():
    f='portal_export_birchmount.csv'; g=G(6415); r=g.r; out=[['Property:','Birchmount Court, 3310 Tolliver Rd, Hamilton ON'],['Report:','Tenant Rent Listing'],['Period ending:','2025-04-30'],['Downloaded 2025-05-06 08:14'],[]]
    H=['Suite','Suite Type','Sq. Ft.','Tenant(s)','Moved In','Lease Start','Lease End','Market Rent','Basic Rent','Parking','Locker','Total Rent','LMR Deposit','Arrears/(Credit)']; out.append(H); rows=[]; T=[0]*7;N=O=0; d=lambda x:x.strftime('%d-%b-%Y'); m=lambda v:f'${v:,.2f}' if v>=0 else f'(${-v:,.2f})'
    base={'Bachelor':(1395,410),'1 Bedroom':(1690,585),'2 Bedroom':(2040,790),'3 Bedroom':(2480,980)}
    for fl in range(1,7):
        for k in range(1,9):
            u=f'{fl:02d}{k:02d}'; ty=['Bachelor','1 Bedroom','1 Bedroom','2 Bedroom','2 Bedroom','1 Bedroom','3 Bedroom','2 Bedroom'][k-1]; mr,a=base[ty]; mr+=fl*10; N+=1; T[0]+=mr
            if r.random()<.08: out.append([u,ty,a,'** VACANT **','','','',m(mr),'','','','','','']); rows.append(row(unit=u,unitType=ty,area=a,statusText='** VACANT **',marketRent=mr)); continue
            O+=1; s=(g.date((2012,1,1),(2024,3,1)) if r.random()<.55 else g.date((2024,6,1),(2025,3,1))).replace(day=1); e=addm(s,12)-day1; mtm=e<dt.date(2025,4,30); mi=s if mtm or r.random()<.5 else addm(s,-12*r.choice([1,2,3])); rent=round(mr*max(.55,.98-.03*(2025-s.year)),2); pk=r.choice([0.0,95.0,95.0,120.0]); lo=r.choice([0.0,0.0,25.0]); t=round(rent+pk+lo,2); dp=round(rent*r.choice([1,.95,.9]),2); bal=r.choice([0,0,0,0,t,-50.0,round(r.uniform(15,600),2)]); nm=g.name('{f} {l}') if r.random()<.7 else g.name('{f} {l}')+'; '+g.name('{f} {l}')
            for i,v in enumerate([rent,pk,lo,t,dp,bal]): T[i+1]+=v
            out.append([u,ty,a,nm,d(mi),d(s),'Month-to-Month' if mtm else d(e),m(mr),m(rent),m(pk),m(lo),m(t),m(dp),m(bal)])
            rows.append(row(unit=u,unitType=ty,area=a,tenantName=nm,statusText='Occupied',moveInDate=iso(mi),leaseStartDate=iso(s),leaseEndDate='Month-to-Month' if mtm else iso(e),marketRent=mr,contractRent=rent,charges=[dict(code='Basic Rent',amount=rent),dict(code='Parking',amount=pk),dict(code='Locker',amount=lo)],totalCharges=t,deposit=dp,balance=bal))
    out.append(['Total','','','','','','']+[m(round(x,2)) for x in T]); out.append([]); out.append([f'Suites: {N}',f'Occupied: {O}',f'Vacant: {N-O}'])
    with open(P(f),'w',newline='',encoding='utf-8-sig') as h: csv.writer(h,lineterminator='\r\n').writerows(out)
    truth(f,'MULTIFAMILY','csv portal export, preamble, one table, total line',rows,'Birchmount Court','2025-04-30',N,O,N-O,hard='money as text, parentheses')

# ---------- 13 Ireland arrears and rent list
def x6():
    f='arrears_and_rent_list_castlegar.xlsx'; g=G(6416); r=g.r; wb=Workbook(); ws=wb.active; ws.title='Arrears + rents'; n=Font(name='Verdana',size=8); b=Font(name='Verdana',size=8,bold=True); NF='#,##0.00;-#,##0.00;0.00'
    W(ws,dict(A=2,B=14,C=17,D=27,E=11,F=1.5,G=11,H=11,I=1.5,J=10,K=10,L=10,M=10,N=11,O=2,P=26,Q=8,R=8,S=12))
    ws['B2']='Castlegar Town Portfolio'; ws['B2'].font=Font(name='Verdana',size=13,bold=True); ws['B3']='ARREARS AND RENT LIST'; ws['B3'].font=b; ws['B4']='Balances to'; ws['B4'].font=n; ws['D4']=dt.date(2025,5,31); ws['D4'].number_format='d mmmm yyyy'; ws['D4'].alignment=Alignment(horizontal='left'); ws['D4'].font=n
    put(ws,6,['Unit','Kind','Tenant','In since',None,'Rent','Deposit',None,'Arrears',None,None,None,None],2,b,fl=fill('DDEBF7'),al=Alignment(horizontal='center')); ws.merge_cells('J6:N6')
    put(ws,7,[None,None,None,None,None,'€ / month','€',None,'Current','1 month','2 months','Older','Total €'],2,b,fl=fill('DDEBF7'),al=Alignment(horizontal='right'),bd=Border(bottom=thin))
    ws.column_dimensions['T'].hidden=True; ws['T7']='RTB ref'
    rows=[];R=8;G7=[0]*7;summ=[]
    for bl,us in (('12-16 Shopkeeper Street',[('Shop 12','Shop'),('Shop 14','Shop'),('Shop 16','Café')]+[(f'Apt {i}','2 bed apartment' if i%3 else '1 bed apartment') for i in range(1,10)]),('The Corn Store, Dyke Road',[('Unit G1','Office'),('Unit G2','Office')]+[(f'Apt {i}','1 bed apartment' if i%2 else '2 bed apartment') for i in range(101,113)]),('Saddler House',[('Shop A','Shop'),('Shop B','Pharmacy')]+[(f'Flat {i}','Studio' if i<4 else '1 bed flat') for i in range(1,9)]),('Bridge Mews',[(f'House {i}','3 bed house') for i in range(1,7)]+[('Store','Lock-up store')])):
        put(ws,R,[bl],2,Font(name='Verdana',size=9,bold=True,italic=True),bd=Border(bottom=hair)); R+=1; T=[0]*7; o=0
        for u,ty in us:
            if r.random()<.1:
                w=r.choice(['Vacant','Vacant - refurb']); put(ws,R,[u,ty,w],2,n); rows.append(row(unit=u,building=bl,unitType=ty,statusText=w)); R+=1; continue
            o+=1; com=ty in('Shop','Café','Office','Pharmacy'); nm=g.co() if com else g.name(); s=g.date((2017,1,1),(2025,4,15)); rent=float({'Shop':1650,'Café':2100,'Office':980,'Pharmacy':2450,'2 bed apartment':1420,'1 bed apartment':1180,'Studio':890,'1 bed flat':1090,'3 bed house':1690,'Lock-up store':210}[ty]+r.randrange(-120,120,5)); dp=r.choice([rent,rent,0.0])
            ar=r.choice([(0,0,0,0)]*6+[(rent,0,0,0),(rent,rent,0,0),(rent,rent,rent,round(rent*1.5,2)),(round(r.uniform(20,rent),2),0,0,0),(0,0,0,round(r.uniform(50,700),2)),(-100,0,0,0)]); tt=round(sum(ar),2)
            put(ws,R,[u,ty,nm,s,None,rent,dp,None]+list(ar)+[tt],2,n,NF); ws.cell(R,5).number_format='dd.mm.yy'; ws.cell(R,20,f'RT-{r.randrange(100000,999999)}')
            if tt>2*rent:
                for c in range(10,15): ws.cell(R,c).fill=fill('F8CBAD')
            for i,v in enumerate([rent,dp]+list(ar)+[tt]): T[i]+=v
            rows.append(row(unit=u,building=bl,unitType=ty,tenantName=nm,statusText='Occupied',moveInDate=iso(s),contractRent=rent,deposit=dp,balance=tt)); R+=1
        T=[round(x,2) for x in T]; put(ws,R,['Sub-total',None,f'{o} let / {len(us)}',None,None]+T[:2]+[None]+T[2:],2,b,NF,bd=Border(top=thin)); R+=2; G7=[round(a+c,2) for a,c in zip(G7,T)]; summ.append((bl,len(us),o,T[0]))
    N=sum(s[1] for s in summ);O=sum(s[2] for s in summ)
    put(ws,R,['TOTAL',None,f'{O} let / {N}',None,None]+G7[:2]+[None]+G7[2:],2,b,NF,bd=Border(top=thin,bottom=Side(style='double')))
    put(ws,7,['Building','Units','Let','Rent €'],16,b,bd=Border(bottom=thin))
    for i,s in enumerate(summ): put(ws,8+i,s,16,n,'#,##0')
    put(ws,12,['All',N,O,G7[0]],16,b,'#,##0',bd=Border(top=thin)); ws['P15']='Shaded = solicitor’s letter due'; ws['P15'].font=n
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    wb.save(P(f)); truth(f,'MIXED_USE','workbook arrears-and-rent list, aged columns, building headings, side table, spacer and hidden columns',rows,'Castlegar Town Portfolio','2025-05-31',N,O,N-O,hard='aged arrears; side table to the right; spacer columns')

# ---------- 14 NZ rent register across months, shared houses
def x7():
    f='rent_register_shared_houses_25.xlsx'; g=G(6417); r=g.r; wb=Workbook(); ws=wb.active; ws.title='Register'; n=Font(name='Arial Narrow',size=10); b=Font(name='Arial Narrow',size=10,bold=True); bx=Border(left=hair,right=hair,top=hair,bottom=hair)
    ws['A1']='RENT REGISTER  -  Kererū Shared Homes (Dunedin)'; ws['A1'].font=Font(name='Arial Narrow',size=14,bold=True); ws['A2']='six months, made up to 30/9/25'; ws['A2'].font=n
    mos=['Apr','May','Jun','Jul','Aug','Sep']
    put(ws,4,['Rm','Tenant','In','Bond','Rent due',None,'Received']+[None]*5+['Total rec\'d','Owing 30/9','Note'],1,b,al=Alignment(horizontal='center',vertical='center'),bd=bx); put(ws,5,[None,None,None,'$','$ wk','$ mth']+mos+[None,'$',None],1,b,al=Alignment(horizontal='center'),bd=bx)
    for m in('A4:A5','B4:B5','C4:C5','E4:F4','G4:L4','M4:M5','O4:O5'): ws.merge_cells(m)
    rows=[];R=6;N=O=0;GT=[0]*11
    for h,k in (('14 Ravenspoint Tce',7),('29 Harrow St (upstairs & down)',9),('61 Stoneleigh Rd',6),('8 Kānuka Pl',5),('103 Great Quay Rd',8)):
        put(ws,R,[h]+[None]*14,1,b,fl=fill('FFF2CC'),bd=bx); R+=1; T=[0]*11
        for j in range(1,k+1):
            u=f'{j}' if not(k==9 and j==9) else 'Sleepout'; N+=1
            ux=int(u) if u.isdigit() else u
            if r.random()<.12: put(ws,R,[ux,'— vacant —']+[None]*13,1,n,bd=bx); rows.append(row(unit=u,building=h,statusText='vacant')); R+=1; continue
            O+=1; wk=r.choice([165,175,180,190,195,205,215,225]); mt=round(wk*52/12,2); s=g.date((2022,2,1),(2025,3,28)); bond=wk*r.choice([2,3,4]); rec=[]
            for _ in mos: rec.append(r.choice([mt]*8+[wk*4,0,round(mt-100,2)]))
            ow=round(6*mt-sum(rec),2); nm=g.name(r.choice(['{f} {l}','{f} {l}','{l} {i}']))
            put(ws,R,[ux,nm,s,bond,wk,mt]+rec+[round(sum(rec),2),ow,r.choice([None]*6+['AP Thursdays','WINZ redirect','on payment plan','notice 4/10'])],1,n,'#,##0.00',bd=bx); ws.cell(R,3).number_format='d/m/yy'; ws.cell(R,1).number_format='General'; ws.cell(R,1).alignment=Alignment(horizontal='center'); ws.cell(R,4).number_format='#,##0'; ws.cell(R,5).number_format='#,##0'
            for i,v in enumerate([bond,wk,mt]+rec+[sum(rec),ow]): T[i]+=v
            rows.append(row(unit=u,building=h,tenantName=nm,statusText='Occupied',moveInDate=iso(s),deposit=bond,contractRent=mt,balance=ow)); R+=1
        put(ws,R,[None,'house total',None]+[round(x,2) for x in T],1,b,'#,##0.00',bd=bx); R+=1; GT=[a+c for a,c in zip(GT,T)]
    put(ws,R,[None,'ALL HOUSES',None]+[round(x,2) for x in GT],1,b,'#,##0.00',fl=fill('E2EFDA'),bd=bx); R+=2; ws.cell(R,2,f'{O} rooms let, {N-O} vacant, {N} in all').font=n
    W(ws,dict(A=9,B=24,C=9,D=9,E=8,F=9,**{c:9.5 for c in 'GHIJKL'},M=11,N=11,O=18)); ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    wb.save(P(f)); truth(f,'MULTIFAMILY','workbook rent register with six months of receipts across, one band per shared house',rows,'Kererū Shared Homes','2025-09-30',N,O,N-O,hard='weekly beside monthly; months of receipts are not rent')
def all():
    for x in (x1,x2,x3,x4,x5,x6,x7): x()
