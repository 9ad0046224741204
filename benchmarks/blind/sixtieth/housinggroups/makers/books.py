from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L
import xlwt, csv, io
from collections import OrderedDict
thin=Side(style='thin'); B=Font(bold=True)

# ---------------------------------------------------------------- X1 co-op
def x1():
    r=random.Random(7001); N=Names(r); f='Stuyvane Owners Corp Maintenance Roll.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Roll 4-2025'
    ws['A1']='STUYVANE OWNERS CORP.'; ws['A1'].font=Font(name='Garamond',size=16,bold=True); ws['A2']='340 Harbinger Street — Maintenance (proprietary lease rent) roll for the month of April 2025'; ws['A3']='Monthly maintenance $2.15 per share; capital assessment $0.30 per share, April through September'
    for i in (1,2,3): ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=13); ws.cell(i,1).alignment=Alignment(horizontal='center')
    H=['Apt.','Layout','Shares','Shareholder / occupant','Held by','Since','Maintenance','Capital assmt.','Storage bin','Garage','Sublet fee','Total billed','Arrears']
    for j,h in enumerate(H,1):
        c=ws.cell(5,j,h); c.font=Font(name='Garamond',bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2F4F4F'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[5].height=30; q=6; rows=[]; T=[0]*8; st={}
    for fl in range(1,9):
        ws.cell(q,1,'Floor %d'%fl).font=Font(name='Garamond',italic=True,bold=True); q+=1
        for ln in 'ABCDE':
            u='%d%s'%(fl,ln); rm={'A':'Jr 4','B':'1BR','C':'1BR','D':'2BR','E':'Studio'}[ln]; sh={'A':520,'B':405,'C':395,'D':680,'E':310}[ln]+fl*6
            base=dict(unit=u,unitType=rm,section='Floor %d'%fl)
            if u=='1E':
                for j,v in enumerate([u,rm,None,'Superintendent','Corporation'],1): ws.cell(q,j,v)
                st['Superintendent']=1; q+=1; rows.append(row(**base,tenantName='Superintendent',statusText='Corporation')); continue
            hb='Owner'
            if u in('2C','5B','7E','4D'): hb='Owner - sublet'
            if u in('3B','3E','6C','2E'): hb='Sponsor'
            if u=='6B': hb='Sponsor - vacant'
            if u=='8D': hb='Estate'
            nm=N.lf() if hb!='Sponsor - vacant' else 'VACANT'
            if hb=='Owner - sublet': nm=nm+' (sub: %s)'%N.lf().split(',')[0]
            if hb=='Owner' and r.random()<.3: nm+=' & '+r.choice(FIRST)
            if hb=='Owner' and u in('7A',): nm='Harbinger 7A Family Trust'
            ma=round(sh*2.15,2); ca=round(sh*.30,2); sb=r.choice([None,None,30.0,45.0]) if nm!='VACANT' else None; ga=r.choice([None,None,None,285.0]) if nm!='VACANT' else None; sf=round(ma*.15,2) if 'sublet' in hb else None
            tot=round(ma+ca+(sb or 0)+(ga or 0)+(sf or 0),2); ar=round(r.choice([0]*6+[tot,tot*2,-50,88.4]),2); yr=str(r.randint(1984,2024)) if 'Sponsor' not in hb else '1983'
            for j,v in enumerate([u,rm,sh,nm,hb,yr,ma,ca,sb,ga,sf,tot,ar],1):
                c=ws.cell(q,j,v)
                if j>6 and v is not None: c.number_format='#,##0.00;(#,##0.00)'
            for j,v in enumerate([sh,ma,ca,sb or 0,ga or 0,sf or 0,tot,ar]): T[j]+=v
            ch=[dict(code=a,amount=v) for a,v in (('Maintenance',ma),('Capital assmt.',ca),('Storage bin',sb),('Garage',ga),('Sublet fee',sf)) if v is not None]
            rows.append(row(**base,tenantName=nm if nm!='VACANT' else None,statusText=hb,contractRent=ma,charges=ch,totalCharges=tot,balance=ar)); q+=1
    q+=1
    for j,v in zip([3,7,8,9,10,11,12,13],T):
        c=ws.cell(q,j,round(v,2)); c.font=B; c.border=Border(top=thin,bottom=Side(style='double')); c.number_format='#,##0' if j==3 else '#,##0.00'
    ws.cell(q,1,'Totals').font=B; q+=2
    for t in ('39 apartments with allocated shares, 1 superintendent apartment','Vacant: 1 (sponsor).  Occupied: 39 incl. superintendent.  Apartments in building: 40','Prepared for the board by Ellery Managing Agents'): ws.cell(q,1,t).font=Font(name='Garamond',italic=True); q+=1
    for j,w in enumerate([7,7,8,38,17,8,13,11,10,10,11,13,12],1): ws.column_dimensions[L(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(f)); save(f,rows,'STUYVANE OWNERS CORP.','2025-04',40,39,1,'COOPERATIVE','conversion consultant H','co-op maintenance roll by floor, share counts, charge columns, sponsor and sublet apartments',True,sheet=None)

# ---------------------------------------------------------------- X2 rooming house (xls)
def x2():
    r=random.Random(7002); N=Names(r); f='rooms gulliver st.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('Sheet1'); b=xlwt.easyxf('font: bold on'); i_=xlwt.easyxf('font: italic on, colour gray50')
    mny=xlwt.easyxf(num_format_str='$#,##0.00'); dt_=xlwt.easyxf(num_format_str='d-mmm-yy')
    ws.write(0,1,'GULLIVER ST ROOMS - who is in and what they pay',xlwt.easyxf('font: bold on, height 280')); ws.write(1,1,'start of March 2025'); ws.write(1,6,'week rate x 52 / 12 = month',i_)
    for j,h in enumerate(['Room','Lodger','Since','Per week','Per month','Key + room deposit','Behind','Remarks']): ws.write(3,j+1,h,b)
    q=4; rows=[]; T=[0,0,0,0]; oc=0
    data=[('1 front','dbl',165),('2 bay','dbl',165),('3','sgl',135),('4','sgl',135),('5 back','sgl',130),('6','sgl',135),('7 attic','sgl',120),('8 attic','sgl',120),('9 garden','dbl w/ bath',210)]
    for k,(u,t,w) in enumerate(data):
        ws.write(q,1,u)
        if u=='4': ws.write(q,2,'EMPTY - painting'); ws.write(q,4,w,mny); rows.append(row(unit=u,statusText='EMPTY - painting')); q+=1; continue
        if u=='7 attic': ws.write(q,2,'empty'); ws.write(q,4,w,mny); rows.append(row(unit=u,statusText='empty')); q+=1; continue
        n=N.fl(); d=D(r.randint(2016,2024),r.randint(1,12),r.randint(1,28)); mo=round(w*52/12,2); dep=r.choice([100,150,w]); be=r.choice([0,0,0,w,2*w]); oc+=1
        ws.write(q,2,n); ws.write(q,3,d,dt_); ws.write(q,4,w,mny); ws.write(q,5,mo,mny); ws.write(q,6,dep,mny); ws.write(q,7,be,mny)
        if u=='2 bay': ws.write(q,8,'pays in cash fridays')
        if u=='9 garden': ws.write(q,8,'own bath, does the yard')
        for j,v in enumerate((w,mo,dep,be)): T[j]+=v
        rows.append(row(unit=u,tenantName=n,statusText='Occupied',moveInDate=iso(d),contractRent=mo,deposit=float(dep),balance=float(be))); q+=1
    ws.write(q,2,'rooms let  %d of 9'%oc,b)
    for j,v in enumerate(T): ws.write(q,4+j,round(v,2),xlwt.easyxf('font: bold on; borders: top thin',num_format_str='$#,##0.00'))
    q+=2; ws.write(q,1,'(per-week total is for let rooms only)',i_); ws.write(q+1,1,'shed in yard used by me, not let',i_)
    ws.col(0).width=900; ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_num_pages=1; ws.print_headers=False
    for j,w in zip(range(1,9),(11,26,12,12,12,19,11,26)): ws.col(j).width=w*256
    wb.save(path(f)); save(f,rows,'GULLIVER ST ROOMS','2025-03',9,oc,2,'MULTIFAMILY','small landlord via consultant I','hand-kept rooming house sheet, weekly and monthly rent, table starts in column B',False)

# ---------------------------------------------------------------- X3 Buildium csv, flats + garages + storage; planted total_wrong
def x3():
    r=random.Random(7003); N=Names(r); f='RentRoll_export_20250228.csv'; rows=[]; out=[]
    out.append(['Rent roll']); out.append(['Meridian & Poole Property Management']); out.append(['As of','2/28/2025']); out.append([])
    out.append(['Property','Unit','Kind','Bed/Bath','Size (sq ft)','Lease status','Tenants','Lease start','Lease end','Market rent','Rent','Recurring charges','Recurring credits','Total','Deposits held','Balance due'])
    P=[('Ostler Yard Flats',[('Flat %d'%i,'Residential','1/1' if i%3 else '2/1',612 if i%3 else 830,1180 if i%3 else 1425) for i in range(1,10)]+[('Gar %s'%a,'Garage','',None,95) for a in 'ABCDE']+[('Stor %d'%i,'Storage','',48,40) for i in range(1,4)]),
       ('19 Tollgate Hill',[('1F','Residential','2/1',870,1390),('2F','Residential','2/1',870,1410),('3F','Residential','2/1',845,1410),('Carriage','Residential','1/1',510,1090),('Gar L','Garage','',None,110),('Gar R','Garage','',None,110)]),
       ('Cresset Court',[('%d'%(100+i),'Residential',['Studio','1/1','2/2'][i%3],[430,655,990][i%3],[985,1225,1680][i%3]) for i in range(1,10)]+[('S-%d'%i,'Storage','',60,45) for i in (1,2)])]
    G=[0]*7; nu=no=0; pm=lambda x:'$0.00' if x==0 else '$'+format(x,',.2f') if x>=0 else '-$'+format(-x,',.2f')
    vac={('Ostler Yard Flats','Flat 4'),('Ostler Yard Flats','Gar C'),('Ostler Yard Flats','Stor 2'),('Cresset Court','106'),('Cresset Court','S-2')}
    for p,us_ in P:
        S=[0]*7; ten=[]
        for u,k,bb,sf,mk in us_:
            nu+=1; base=dict(unit=u,propertyName=p,unitType=k,area=sf,marketRent=float(mk)); S[0]+=mk
            if (p,u) in vac:
                out.append([p,u,k,bb,sf or '','Vacant','','','',pm(mk),'','','','','','']); rows.append(row(**base,statusText='Vacant')); continue
            no+=1
            if k=='Residential' or not ten or r.random()<.3: n=N.fl() if r.random()<.7 else N.fl()+', '+N.fl()
            else: n=r.choice(ten)
            if k=='Residential': ten.append(n)
            s=r.choices(['Active','Active','Active','Active','Eviction pending','Ending'],[10,10,10,10,1,3])[0]; ls=addm(D(2024,4,1),r.randint(0,10)); ml=r.random()<.25 or k!='Residential' and r.random()<.6; le=addm(ls,12)-dt.timedelta(days=1)
            rent=float(mk-r.choice([0,0,25,40,60] if k=='Residential' else [0,0,10])); rc=float(r.choice([0,0,35,50,62.5]) if k=='Residential' else 0); cr=0.0-float(r.choice([0,0,0,0,25]) if k=='Residential' else 0); tot=rent+rc+cr; dep=float(r.choice([rent,1000,mk]) if k=='Residential' else r.choice([0,50])); bal=round(r.choice([0,0,0,0,tot,-20,r.uniform(5,200)]),2)
            out.append([p,u,k,bb,sf or '',s,n,usn(ls),'(At will)' if ml else usn(le),pm(mk),pm(rent),pm(rc),pm(cr),pm(tot),pm(dep),pm(bal)])
            for j,v in enumerate((rent,rc,cr,tot,dep,bal)): S[j+1]+=v
            rows.append(row(**base,tenantName=n,statusText=s,leaseStartDate=iso(ls),leaseEndDate='(At will)' if ml else iso(le),contractRent=rent,charges=[dict(code='Recurring charges',amount=rc),dict(code='Recurring credits',amount=cr)],totalCharges=tot,deposit=dep,balance=bal))
        out.append(['Total for '+p,'%d units'%len(us_),'','','','','','','']+[pm(round(x,2)) for x in S]); out.append([])
        for j in range(7): G[j]+=S[j]
    wrong=list(G); wrong[1]=G[1]+270
    out.append(['Grand total','%d units'%nu,'','','','%d leased / %d vacant'%(no,nu-no),'','','']+[pm(round(x,2)) for x in wrong])
    with open(path(f),'w',newline='',encoding='utf-8-sig') as fh: csv.writer(fh).writerows(out)
    save(f,rows,None,'2025-02-28',nu,no,nu-no,'MULTIFAMILY','conversion consultant J','Buildium-like csv, three properties, flats with garages and storage rows, money as text, subtotals per property',False,planted=dict(what='grand total of Rent printed %.2f, rows and property totals add to %.2f'%(wrong[1],G[1]),kind='total_wrong'))

# ---------------------------------------------------------------- X4 ResMan xlsx by lines, several sheets
def x4():
    r=random.Random(7004); N=Names(r); f='Basswood_Landing_Rent_Roll.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Summary'; rr=wb.create_sheet('Rent Roll'); cs=wb.create_sheet('Charges'); asof='12/31/2024'
    fn=Font(name='Segoe UI',size=9); fb=Font(name='Segoe UI',size=9,bold=True)
    rr['A1']='Basswood Landing'; rr['A1'].font=Font(name='Segoe UI',size=14,bold=True); rr['A2']='Rent Roll'; rr['A3']='As of December 31, 2024'; rr['A4']='Group by building; include pending leases'
    H=['Unit','Type','Sq. Feet','Residents','Status','Market Rent','Dep. Required','Deposits Held','Move-in','Lease Start','Lease End','NTV / Move-out','Category','Lease Charges','Ledger Balance']
    HID=8 # hidden "Dep. Required" is column G
    q=6
    def hdr():
        nonlocal q
        for j,h in enumerate(H,1):
            c=rr.cell(q,j,h); c.font=fb; c.fill=PatternFill('solid',fgColor='D9E2EC'); c.border=Border(bottom=thin); c.alignment=Alignment(wrap_text=True,vertical='bottom')
        q+=1
    ty={'1A':(690,1145),'1B':(742,1190),'2A':(1015,1420),'2B':(1088,1480),'3A':(1302,1765)}; seq=['1A','1A','2A','2B','1B','2A','3A','1B']
    G=OrderedDict(); tp={k:[0,0,0,0.0] for k in ty}; rows=[]; tot=[0,0,0,0]; cnt={}; hdr(); rr.freeze_panes='B7'
    for bi,b in enumerate(['Building 100','Building 200','Building 300','Building 400','Building 500','Building 600'],1):
        rr.cell(q,1,b).font=Font(name='Segoe UI',size=10,bold=True,color='1F4E79'); rr.merge_cells(start_row=q,start_column=1,end_row=q,end_column=15); q+=1; S=[0,0,0,0]; nu=0
        for k in range(1,17):
            u='%d%02d'%(bi,k); t=seq[(k-1)%8]; sf,mk=ty[t]; mk+=15*(k>8); nu+=1; base=dict(unit=u,building=b,unitType=t,area=sf,marketRent=float(mk)); s='Current'
            if u in('103','212','316','405','511','608','614'): s='Vacant'
            if u in('209','502'): s='Vacant Leased'
            if u in('101',): s='Model'
            if u in('306',): s='Down'
            if u in('110','304','411','603'): s='Notice'
            tp[t][0]+=1; S[0]+=mk; cnt[s]=cnt.get(s,0)+1
            def line(vals,font=fn):
                nonlocal q
                for j,v in vals.items():
                    c=rr.cell(q,j,v); c.font=font
                    if j in(6,7,8,14,15): c.number_format='#,##0.00_);(#,##0.00)'
                    if j in(9,10,11,12): c.number_format='mm/dd/yyyy'
                q+=1
            if s in('Vacant','Model','Down','Vacant Leased'):
                line({1:u,2:t,3:sf,5:s,6:mk}); rows.append(row(**base,statusText=s))
                if s=='Vacant Leased':
                    n=N.fl(); d=D(2025,1,r.choice([6,10,17])); le=addm(d,12)-dt.timedelta(days=1); q0=q
                    line({1:u,2:t,3:sf,4:n,5:'Pending',8:250,9:d,10:d,11:le,13:'Rent',14:mk-25}); line({13:'Valet Trash',14:30})
                    rows.append(row(unit=u,building=b,unitType=t,area=sf,tenantName=n,statusText='Pending',deposit=250.0,moveInDate=iso(d),leaseStartDate=iso(d),leaseEndDate=iso(le),contractRent=float(mk-25),charges=[dict(code='Rent',amount=float(mk-25)),dict(code='Valet Trash',amount=30.0)]))
                continue
            n=N.fl(); two=r.random()<.25
            if two: n+='\n'+N.fl()
            rent=float(mk-r.choice([0,0,20,45,75])); ch=[('Rent',rent),('Valet Trash',30.0)]
            if r.random()<.3: ch.append(('Pet Rent',25.0))
            if r.random()<.2: ch.append(('Garage',110.0))
            if r.random()<.12: ch.append(('Employee Discount' if r.random()<.3 else 'Renewal Concession',-float(r.choice([60,100]))))
            if r.random()<.15: ch.append(('Month to Month Fee',150.0)); mtm=True
            else: mtm=False
            ls=addm(D(2024,1,1),r.randint(1,11)).replace(day=r.choice([1,5,12,20])) if not mtm else D(2023,r.randint(6,11),1); le=addm(ls,12)-dt.timedelta(days=1); mi=ls if r.random()<.5 else addm(ls,-12*r.randint(1,3)); mo=D(2025,1,r.randint(10,31)) if s=='Notice' else None
            dep=float(r.choice([0,250,250,500])); bal=round(r.choice([0]*5+[-10.0,r.uniform(5,500),rent]),2); tl=sum(a for _,a in ch); q0=q
            for i,(c_,a) in enumerate(ch):
                v={13:c_,14:a}
                if i==0:
                    v.update({1:u,2:t,3:sf,4:n,5:s,6:mk,7:250,8:dep,9:mi,10:ls,11:le,15:bal})
                    if mo: v[12]=mo
                line(v)
                G[c_]=G.get(c_,0)+a
            line({13:'Total',14:tl},fb)
            if True:
                rr.merge_cells(start_row=q0,start_column=4,end_row=q-1,end_column=4); rr.cell(q0,4).alignment=Alignment(wrap_text=True,vertical='top')
            S[1]+=dep;S[2]+=tl;S[3]+=bal; tp[t][1]+=1; tp[t][2]+=rent
            rows.append(row(**base,tenantName=n.replace('\n',' '),statusText=s,deposit=dep,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),moveOutDate=iso(mo),contractRent=rent,charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=tl,balance=bal))
        for j,v in {1:'%s totals'%b,4:'%d units'%nu,6:S[0],8:S[1],14:S[2],15:round(S[3],2)}.items():
            c=rr.cell(q,j,v); c.font=fb; c.border=Border(top=thin)
            if j>4: c.number_format='#,##0.00_);(#,##0.00)'
        q+=2
        for j in range(4): tot[j]+=S[j]
    for j,v in {1:'Property totals',4:'96 units',6:tot[0],8:tot[1],14:tot[2],15:round(tot[3],2)}.items():
        c=rr.cell(q,j,v); c.font=fb; c.fill=PatternFill('solid',fgColor='D9E2EC')
        if j>4: c.number_format='#,##0.00_);(#,##0.00)'
    rr.cell(q+1,1,'Pending leases are not included in totals.').font=Font(name='Segoe UI',size=8,italic=True)
    for j,w in enumerate([8,7,9,26,13,12,12,12,12,12,12,13,20,13,13],1): rr.column_dimensions[L(j)].width=w
    rr.column_dimensions['G'].hidden=True; rr.page_setup.orientation='landscape'; rr.page_setup.fitToHeight=0; rr.sheet_properties.pageSetUpPr.fitToPage=True; rr.print_title_rows='6:6'
    ws['B2']='Basswood Landing - unit type summary'; ws['B2'].font=fb
    for j,h in enumerate(['Unit type','Units','Occupied','Vacant / other','Avg. lease rent']): ws.cell(4,2+j,h).font=fb
    for i,(k,v) in enumerate(tp.items()):
        for j,x in enumerate([k,v[0],v[1],v[0]-v[1],round(v[2]/v[1],2)]): ws.cell(5+i,2+j,x)
    occ=sum(v[1] for v in tp.values())
    for j,x in enumerate(['Total',96,occ,96-occ]): ws.cell(10,2+j,x).font=fb
    for i,k in enumerate(['Current','Notice','Vacant','Vacant Leased','Model','Down']): ws.cell(13+i,2,k); ws.cell(13+i,3,cnt[k])
    ws.column_dimensions['B'].width=18; ws.column_dimensions['E'].width=16; ws.column_dimensions['F'].width=16
    cs['A1']='Recurring charges by category (current and notice leases)'; cs['A1'].font=fb
    for i,(k,v) in enumerate(sorted(G.items())): cs.cell(3+i,1,k); cs.cell(3+i,2,v).number_format='#,##0.00'
    cs.cell(3+len(G),1,'Total').font=fb; cs.cell(3+len(G),2,sum(G.values())).number_format='#,##0.00'; assert abs(sum(G.values())-tot[2])<.01
    cs.column_dimensions['A'].width=24; cs.column_dimensions['B'].width=14
    wb.save(path(f)); save(f,rows,'Basswood Landing','2024-12-31',96,occ,9,'MULTIFAMILY','conversion consultant K','ResMan-like workbook, summary sheet first, charges by line with merged resident cells, hidden column, pending leases, charge sheet',True,sheet='Rent Roll')

# ---------------------------------------------------------------- X5 duplexes (xls)
def x5():
    r=random.Random(7005); N=Names(r); f='RM12_RentRoll_Pinder.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('RentRoll'); h=xlwt.easyxf('font: name Tahoma, bold on, height 160; borders: bottom thin; align: wrap on'); n_=xlwt.easyxf('font: name Tahoma, height 160'); m_=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='#,##0.00;-#,##0.00;-'); t_=xlwt.easyxf('font: name Tahoma, bold on, height 160; borders: top thin',num_format_str='#,##0.00')
    ws.write_merge(0,0,0,16,'Rent Roll',xlwt.easyxf('font: name Tahoma, bold on, height 280; align: horiz center')); ws.write_merge(1,1,0,16,'Pinder Street Duplexes (PINDER)',xlwt.easyxf('font: name Tahoma, bold on; align: horiz center')); ws.write_merge(2,2,0,16,'Rents as of 5/1/2025',xlwt.easyxf('font: name Tahoma; align: horiz center'))
    cols={0:'Unit',2:'Tenant',4:'Unit Type',5:'Sq Ft',7:'Lease Beg',8:'Lease End',10:'Mkt Rent',11:'RC',12:'LAWN',13:'WSR',14:'PET',15:'Total Chgs',16:'Sec Dep'}
    for j,v in cols.items(): ws.write(4,j,v,h)
    rows=[]; q=5; T={j:0 for j in (10,11,12,13,14,15,16)}
    for u,t,sf,mk in [('611-A','DUP2BR',884,1075),('611-B','DUP2BR',884,1075),('615-A','DUP3BR',1120,1295),('615-B','DUP3BR',1120,1295),('619-A','DUP2BR',896,1095),('619-B','DUP2BR',896,1095)]:
        ws.write(q,0,u,n_); ws.write(q,4,t,n_); ws.write(q,5,sf,n_); ws.write(q,10,mk,m_); T[10]+=mk; base=dict(unit=u,unitType=t,area=sf,marketRent=float(mk))
        if u=='615-B': ws.write(q,2,'Vacant',n_); rows.append(row(**base,statusText='Vacant')); q+=1; continue
        nm=N.lf(); ls=addm(D(2024,6,1),r.randint(0,10)); le=addm(ls,12)-dt.timedelta(days=1); mtm=u=='611-B'
        if mtm: ls=D(2019,10,1)
        rc=float(mk-r.choice([0,30,55])); la=20.0; ws_=38.5; pe=r.choice([0.0,25.0]); tt=rc+la+ws_+pe; de=float(r.choice([900,1000,mk]))
        ws.write(q,2,nm,n_); ws.write(q,7,usn(ls),n_); ws.write(q,8,'Month-Month' if mtm else usn(le),n_)
        for j,v in ((11,rc),(12,la),(13,ws_),(14,pe),(15,tt),(16,de)): ws.write(q,j,v,m_); T[j]+=v
        rows.append(row(**base,tenantName=nm,statusText='Occupied',leaseStartDate=iso(ls),leaseEndDate='Month-Month' if mtm else iso(le),contractRent=rc,charges=[dict(code=a,amount=v) for a,v in (('RC',rc),('LAWN',la),('WSR',ws_),('PET',pe)) if v],totalCharges=tt,deposit=de)); q+=1
    ws.write(q,0,'PINDER Totals',t_)
    for j,v in T.items(): ws.write(q,j,v,t_)
    ws.write(q+1,0,'6 units   5 occupied   1 vacant   83.33%',n_); q+=3
    ws.write(q,0,'Charge types:  RC = Rent Charge   LAWN = Lawn care   WSR = Water/sewer reimbursement   PET = Pet rent',xlwt.easyxf('font: name Tahoma, italic on, height 150'))
    for j,w in zip(range(17),(9,2,24,2,10,8,2,11,13,2,11,11,9,9,9,12,11)): ws.col(j).width=w*256
    ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_num_pages=1
    wb.save(path(f)); save(f,rows,'Pinder Street Duplexes','2025-05-01',6,5,1,'MULTIFAMILY','conversion consultant L','Rent Manager-like xls, six duplex halves, blank spacer columns, dates as text, charge codes as columns',False)

# ---------------------------------------------------------------- X6 LIHTC, planted row_dropped
def x6():
    r=random.Random(7006); N=Names(r); f='MRI_AHRR_WillowReach_2025-03.xlsx'; wb=Workbook(); ws=wb.active; ws.title='AHRR'; fn=Font(name='Arial',size=8); fb=Font(name='Arial',size=8,bold=True)
    ws['A1']='Report: AHRR   Affordable Housing Rent Roll'; ws['A2']='Property: 0417   Willow Reach Family Apartments'; ws['A3']='Period: 03/25'; ws['P1']='Database: KELDON'; ws['P2']='Printed 4/2/2025'
    for i in range(1,4): ws.cell(i,1).font=fb
    grp=[(1,5,'UNIT'),(6,11,'HOUSEHOLD'),(12,14,'RENT LIMIT TEST'),(15,18,'RENT AND SUBSIDY'),(19,20,'LEDGER')]
    for a,b,t in grp:
        ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); c=ws.cell(5,a,t); c.font=fb; c.alignment=Alignment(horizontal='center'); c.fill=PatternFill('solid',fgColor='FFF2CC')
        for j in range(a,b+1): ws.cell(5,j).border=Border(left=thin if j==a else None,right=thin if j==b else None,top=thin)
    H=['BLDG','UNIT','TYPE','SQ FT','SET-\nASIDE','STATUS','HEAD OF HOUSEHOLD','HH\nSIZE','MOVE-IN','LEASE\nEXP','NEXT\nRECERT','MAX\nRENT','UTIL\nALLOW','GROSS\nRENT','CONTRACT\nRENT','TENANT\nPORTION','HAP /\nSUBSIDY','PROGRAM','SEC\nDEP','BALANCE']
    for j,h in enumerate(H,1):
        c=ws.cell(6,j,h); c.font=fb; c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=thin)
    ws.row_dimensions[6].height=26; q=7; rows=[]; T=[0]*5; nu=no=nv=0; sa={}; drop=None; G=[0]*5
    br={1:(640,{50:812,60:974},78),2:(905,{50:975,60:1170},96),3:(1180,{50:1126,60:1351},117)}
    k=0
    for b,rng in (('A',range(1,13)),('B',range(1,13)),('C',range(1,17))):
        S=[0]*5
        for i in rng:
            k+=1; nu+=1; u='%d'%({'A':100,'B':200,'C':300}[b]+i); n=[1,2,2,3][i%4]; sf,lim,ua=br[n]; sx=50 if (i+k)%5<2 else 60; sa[sx]=sa.get(sx,0)+1; mx=lim[sx]; base=dict(unit=u,building=b,unitType='%dBR'%n,area=sf)
            v=[b,u,'%dBR'%n,sf,'%d%%'%sx]
            if u in('107','211','306'):
                v+=['VACANT',None,None,None,None,None,mx,ua]; nv+=1
                rows.append(row(**base,statusText='VACANT'))
            elif u=='301':
                v+=['MGR UNIT',None,None,None,None,None,mx,ua]; rows.append(row(**base,statusText='MGR UNIT'))
            else:
                no+=1; s='OCC' if u not in('204','312') else 'NOTICE'; nm=N.lf().upper(); cr=mx-ua-r.choice([0,0,12,25]); pr=r.choice(['LIHTC','LIHTC','S8-V','S8-PB','HOME']); hap=r.randint(180,cr-60) if pr.startswith('S8') else 0; tp=cr-hap; mi=D(r.randint(2012,2024),r.randint(1,12),r.randint(1,28)); le=eom(D(2025,4 if mi.month<4 else mi.month,1)) if mi.month>=4 else eom(D(2026,mi.month,1)); rc=le+dt.timedelta(days=1); dep=r.choice([200,300,cr]); bal=r.choice([0,0,0,0,tp,-8,r.randint(10,400)])
                v+=[s,nm,r.randint(1,2*n),mi,le,rc,mx,ua,cr+ua,cr,tp,hap or None,pr,dep,bal]
                for j,x in enumerate((cr,tp,hap,dep,bal)): S[j]+=x
                if u=='208': drop=(u,nm,cr); continue
                ch=[dict(code='TENANT PORTION',amount=float(tp))]+([dict(code='HAP / SUBSIDY',amount=float(hap))] if hap else [])
                rows.append(row(**base,tenantName=nm,statusText=s,moveInDate=iso(mi),leaseEndDate=iso(le),contractRent=float(cr),charges=ch,deposit=float(dep),balance=float(bal)))
            for j,x in enumerate(v,1):
                c=ws.cell(q,j,x); c.font=fn
                if j in(9,10,11): c.number_format='mm/dd/yy'
                if j>11 and j!=18: c.number_format='#,##0;(#,##0)'
            q+=1
        ws.cell(q,1,'BLDG %s'%b).font=fb; ws.cell(q,2,'%d UNITS'%len(rng)).font=fb
        for j,x in zip((15,16,17,19,20),S): c=ws.cell(q,j,x); c.font=fb; c.number_format='#,##0;(#,##0)'; c.border=Border(top=thin)
        q+=2
        for j in range(5): G[j]+=S[j]
    ws.cell(q,1,'PROPERTY').font=fb; ws.cell(q,2,'%d UNITS'%nu).font=fb
    for j,x in zip((15,16,17,19,20),G): c=ws.cell(q,j,x); c.font=fb; c.number_format='#,##0;(#,##0)'; c.border=Border(top=thin,bottom=Side(style='double'))
    q+=3
    for a,x in (('OCCUPIED',no),('VACANT',nv),('MANAGER UNIT',1),('TOTAL UNITS',nu),('50% SET-ASIDE',sa[50]),('60% SET-ASIDE',sa[60])): ws.cell(q,2,a).font=fn; ws.cell(q,7,x).font=fn; ws.cell(q,7).alignment=Alignment(horizontal='left'); q+=1
    for j,w in enumerate([11,10,6,7,7,10,26,6,10,10,10,7,7,8,10,9,9,10,8,9],1): ws.column_dimensions[L(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='A7'
    wb.save(path(f)); save(f,rows,'Willow Reach Family Apartments','2025-03',nu,no,nv,'MULTIFAMILY','conversion consultant M','MRI-like affordable roll, grouped two-row header, set-asides, tenant and HAP portions, max rent, buildings with subtotals',True,planted=dict(what='unit %s (%s, contract rent %d) is missing from building B; unit counts and totals include it'%drop,kind='row_dropped'))

# ---------------------------------------------------------------- X7 workforce seasonal
def x7():
    r=random.Random(7007); N=Names(r); f='Staff Housing Summer 25 - Kessel Basin.xlsx'; wb=Workbook(); cv=wb.active; cv.title='Read me'; ws=wb.create_sheet('Beds'); ls_=wb.create_sheet('Rates')
    for i,t in enumerate(['Kessel Basin Employee Housing','Bed assignments for the summer season. Rent is per bed per month; employer share is paid by the employer under its master agreement, the rest by payroll deduction.','Last updated 30 June 2025 by housing desk'],2): cv.cell(i,2,t)
    cv['B2'].font=Font(size=14,bold=True); cv.column_dimensions['B'].width=80; cv['B3'].alignment=Alignment(wrap_text=True,vertical='top'); cv.row_dimensions[3].height=34
    ws['A1']='Kessel Basin Employee Housing'; ws['A1'].font=Font(name='Calibri',size=15,bold=True,color='7F3F00'); ws['A2']='Bed roll at 30 June 2025'; 
    H=['Bed','House','Room kind','Occupant','Employer','Agreement from','Agreement to','Monthly rent','Worker pays','Employer pays','Bike cage','Damage dep.']
    secs=OrderedDict((k,[]) for k in ('ASSIGNED','EMPTY','OFF LINE','INCOMING (not yet arrived)'))
    houses=[('Spruce Lodge','SL',[(a,b) for a in range(11,19) for b in 'ab'],'Shared double',595),('Marmot House','MH',[(a,b) for a in range(1,7) for b in 'abc'],'Triple',480),('Gondola Flats','GF',[(a,'') for a in range(1,13)],'Private studio',1085)]
    emp=['Kessel Lift Co.','Basin Lodge','Town of Kessel','Alder Bakery','St. Brannoc Clinic']
    k=0; T=[0]*5; n=dict(a=0,e=0,o=0); byh={}
    for hn,hc,bs,kind,rt in houses:
        for a,b in bs:
            k+=1; u='%s-%d%s'%(hc,a,b); h=byh.setdefault(hn,[0,0]); h[0]+=1
            if k in(6,21,22,38): secs['EMPTY'].append([u,hn,kind]); n['e']+=1; continue
            if k in(15,16): secs['OFF LINE'].append([u,hn,kind,'bedbug treatment']); n['o']+=1; continue
            e=r.choice(emp); es={'Kessel Lift Co.':.4,'Basin Lodge':.25,'Town of Kessel':.5,'Alder Bakery':0,'St. Brannoc Clinic':1.0}[e]; ep=round(rt*es); ar=D(2025,r.choice([5,5,6]),r.randint(1,28)) if kind!='Private studio' else D(r.randint(2023,2024),r.randint(1,12),r.randint(1,28)); de=D(2025,r.choice([9,10]),r.choice([1,5,12,15])) if kind!='Private studio' else 'Year-round'
            secs['ASSIGNED'].append([u,hn,kind,N.fl(),e,ar,de,rt,rt-ep,ep,r.choice([None,None,10]),r.choice([150,200])]); n['a']+=1; h[1]+=1
    for u,hn,kind,rt,d in (('SL-13b','Spruce Lodge','Shared double',595,D(2025,7,6)),('MH-2b','Marmot House','Triple',480,D(2025,7,9))):
        secs['INCOMING (not yet arrived)'].append([u,hn,kind,N.fl(),'Basin Lodge',d,D(2025,10,12),rt,round(rt*.75),rt-round(rt*.75),None,150])
    # bed ids of incoming are empty beds
    em=[x[0] for x in secs['EMPTY']]; secs['INCOMING (not yet arrived)'][0][0]=em[0]; secs['INCOMING (not yet arrived)'][1][0]=em[1]
    q=4; rows=[]
    for s,data in secs.items():
        c=ws.cell(q,1,s); c.font=Font(bold=True,color='FFFFFF'); 
        for j in range(1,13): ws.cell(q,j).fill=PatternFill('solid',fgColor='7F3F00' if s=='ASSIGNED' else '8C8C8C')
        q+=1
        for j,h in enumerate(H,1): c=ws.cell(q,j,h); c.font=B; c.border=Border(bottom=thin)
        q+=1; S=[0]*5
        for v in data:
            for j,x in enumerate(v,1):
                c=ws.cell(q,j,x)
                if j in(6,7): c.number_format='d-mmm-yy'; c.alignment=Alignment(horizontal='left')
                if j>=8: c.number_format='"$"#,##0'
            v=v+[None]*(12-len(v)); q+=1
            for j in range(5): S[j]+=v[7+j] or 0
            base=dict(unit=v[0],building=v[1],unitType=v[2],section=s,statusText=s)
            if s=='EMPTY': base['marketRent']=None; rows.append(row(**base,contractRent=None))
            elif s=='OFF LINE': rows.append(row(**base))
            else: rows.append(row(**base,tenantName=v[3],leaseStartDate=iso(v[5]),leaseEndDate=v[6] if isinstance(v[6],str) else iso(v[6]),contractRent=float(v[7]),charges=[dict(code=a,amount=float(x)) for a,x in (('Worker pays',v[8]),('Employer pays',v[9]),('Bike cage',v[10])) if x is not None],deposit=float(v[11])))
        if s!='OFF LINE':
            ws.cell(q,1,'%d beds'%len(data)).font=B
            for j in range(5):
                if S[j] or s!='EMPTY': c=ws.cell(q,8+j,S[j]); c.font=B; c.number_format='"$"#,##0'; c.border=Border(top=thin)
        else: ws.cell(q,1,'%d beds'%len(data)).font=B
        q+=2
    ws.cell(q,1,'House'); ws.cell(q,3,'Beds'); ws.cell(q,4,'Assigned')
    for j in(1,3,4): ws.cell(q,j).font=B
    for hn,v in byh.items(): q+=1; ws.cell(q,1,hn); ws.cell(q,3,v[0]).alignment=Alignment(horizontal='left'); ws.cell(q,4,v[1]).alignment=Alignment(horizontal='left')
    q+=1; ws.cell(q,1,'All').font=B; ws.cell(q,3,k).alignment=Alignment(horizontal='left'); ws.cell(q,4,n['a']).alignment=Alignment(horizontal='left'); q+=2
    ws.cell(q,1,'%d beds: %d assigned, %d empty, %d off line. Incoming workers take beds now listed as empty.'%(k,n['a'],n['e'],n['o']))
    for j,w in enumerate([10,15,15,25,20,15,13,13,12,14,10,12],1): ws.column_dimensions[L(j)].width=w
    ls_.append(['Room kind','Per bed per month']); 
    for a,b in (('Shared double',595),('Triple',480),('Private studio',1085)): ls_.append([a,b])
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(f)); save(f,rows,'Kessel Basin Employee Housing','2025-06-30',k,n['a'],n['e'],'MULTIFAMILY','conversion consultant N','seasonal workforce beds, sections by status with repeated header, worker/employer split, cover sheet first',True,sheet='Beds')
if __name__=='__main__':
    x1();x2();x3();x4();x5();x6();x7()
