from make_common import *
import xlsxwriter, xlwt, csv
from collections import OrderedDict,defaultdict
def P(fn): return os.path.join(DOC,fn)
strip=lambda rows:[{k:v for k,v in r.items() if k[0]!='_'} for r in rows]

# ===== X1: Yardi roll reworked by the regional in Excel, 3 sheets, formulas, hidden column, big
def x1():
    fn='Weekly Pkg - Meridian at Oak Bend - RR.xlsx';R=random.Random(591);N=Names(591)
    asof=D(2025,3,31);FP={'A1':('1x1',702,1310),'A2':('1x1D',801,1425),'B1':('2x2',1020,1690),'B2':('2x2S',1133,1795),'C1':('3x2',1344,2190)}
    rows=[]
    special={('2','108'):'Model',('5','204'):'Employee',('9','103'):'Down',('11','301'):'Employee'}
    for b in range(1,13):
        for f in (1,2,3):
            for k in range(1,8 if b%2 else 7):
                u='%d%02d'%(f,k if not(b==2 and f==1 and k==6) else 8)
                t=['A1','A2','B1','B1','B2','A1','C1'][k-1];ds,sf,mk=FP[t];mk+=R.choice([0,0,20,35]) + (10 if f==3 else 0)
                st=special.get((str(b),u)); x=R.random()
                st=st or('Vac-Ready' if x<.03 else 'Vac-Not Ready' if x<.05 else 'Vac-Leased' if x<.075 else 'NTV' if x<.11 else 'NTV-Leased' if x<.13 else 'Occ')
                r=dict(building=str(b),unit=u,unitType=t,area=sf,statusText=st,marketRent=float(mk))
                if st in('Occ','NTV','NTV-Leased','Employee'):
                    ls=asof-day(R.randint(5,400));le=addm(ls,R.choice([12,12,12,14,9]))-day(1)
                    if le<asof: le=eom(addm(asof,R.randint(0,3)))
                    mi=ls if R.random()<.5 else addm(ls,-12*R.randint(1,3))
                    rent=round(mk*R.uniform(.9,1.02))
                    r.update(tenantName=N.lf(),contractRent=float(rent),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,deposit=float(R.choice([0,200,300,500])),balance=R.choice([0.,0.,0.,round(R.uniform(10,2500),2),-round(R.uniform(2,200),2)]))
                    r['_conc']=float(R.choice([0,0,0,0,0,-50,-75])) or 0.
                    if r['_conc']: r['charges']=[('Rec. Conc.',r['_conc'])]
                    if st.startswith('NTV'): r['moveOutDate']=asof+day(R.randint(4,55))
                rows.append(r)
    wb=xlsxwriter.Workbook(P(fn));F=wb.add_format
    su=wb.add_worksheet('Summary');ws=wb.add_worksheet('RR 3.31');dl=wb.add_worksheet('Delinq >500')
    h=F(dict(bold=1,bg_color='#1F4E78',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1));m=F(dict(num_format='#,##0'));mm=F(dict(num_format='#,##0.00;[Red](#,##0.00)'));d=F(dict(num_format='m/d/yy'));bt=F(dict(bold=1,font_size=14));b=F(dict(bold=1));bm=F(dict(bold=1,num_format='#,##0',top=1,bottom=6));bmm=F(dict(bold=1,num_format='#,##0.00;[Red](#,##0.00)',top=1,bottom=6));it=F(dict(italic=1,font_color='#7F7F7F'))
    col={'Vac-Ready':'#F8CBAD','Vac-Not Ready':'#F4B084','Vac-Leased':'#C6E0B4','NTV':'#FFF2CC','NTV-Leased':'#FFE699','Model':'#D9D9D9','Down':'#D9D9D9','Employee':'#DDEBF7'}
    ws.write(0,0,'Meridian at Oak Bend',bt);ws.write(1,0,'Rent Roll as of 3/31/2025',b);ws.write(2,0,'Source: Yardi rentroll export 4/1, reworked KP. Green = leased, yellow = on notice',it)
    H=['Bldg','Unit','Plan','Tcode','SF','Status','Resident','Market','Lease Rent','Loss/Gain to Lease','Rec. Conc.','Net Eff.','Move In','Lease From','Lease To','Move Out','Deposit','Balance']
    hr=4
    for j,t in enumerate(H): ws.write(hr,j,t,h)
    ws.set_row(hr,32);ws.freeze_panes(hr+1,2);ws.autofilter(hr,0,hr+len(rows),len(H)-1)
    tc=210045
    for i,r in enumerate(rows):
        q=hr+1+i;c=col.get(r['statusText'])
        def fm(nf=None,**k):
            o=dict(k)
            if nf:o['num_format']=nf
            if c:o['bg_color']=c
            return F(o)
        t0,t1,t2,t3=(fm(),fm('#,##0'),fm('#,##0.00;[Red](#,##0.00)'),fm('m/d/yy')) if c else (None,m,mm,d)
        ws.write_number(q,0,int(r['building']),t0);ws.write_number(q,1,int(r['unit']),t0);ws.write(q,2,r['unitType'],t0);ws.write(q,4,r['area'],t1);ws.write(q,5,r['statusText'],t0);ws.write(q,7,r['marketRent'],t1)
        if 'contractRent' in r:
            tc+=R.randint(2,40);ws.write(q,3,'t%07d'%tc,t0);ws.write(q,6,r['tenantName'],t0);ws.write(q,8,r['contractRent'],t1)
            ws.write_formula(q,9,'=I%d-H%d'%(q+1,q+1),t2,r['contractRent']-r['marketRent'])
            if r['_conc']: ws.write(q,10,r['_conc'],t2)
            else: ws.write_blank(q,10,None,t0)
            ws.write_formula(q,11,'=I%d+K%d'%(q+1,q+1),t1,r['contractRent']+r['_conc'])
            for j,k in ((12,'moveInDate'),(13,'leaseStartDate'),(14,'leaseEndDate'),(15,'moveOutDate')):
                if r.get(k): ws.write_datetime(q,j,dt.datetime.combine(r[k],dt.time()),t3)
                else: ws.write_blank(q,j,None,t0)
            ws.write(q,16,r['deposit'],t1);ws.write(q,17,r['balance'],t2)
        else:
            for j in (3,6,8,9,10,11,12,13,14,15,16,17): ws.write_blank(q,j,None,t0)
    q=hr+1+len(rows)+1;a,z=hr+2,hr+1+len(rows)
    ws.write(q,0,'TOTAL',b);ws.write_formula(q,1,'=COUNTA(B%d:B%d)'%(a,z),b,len(rows))
    for j,L,k,f in ((4,'E','area',bm),(7,'H','marketRent',bm),(8,'I','contractRent',bm),(10,'K','_conc',bmm),(16,'Q','deposit',bm),(17,'R','balance',bmm)):
        ws.write_formula(q,j,'=SUM(%s%d:%s%d)'%(L,a,L,z),f,round(sum(r.get(k,0) for r in rows),2))
    ltl=sum(r['contractRent']-r['marketRent'] for r in rows if 'contractRent' in r)
    ws.write_formula(q,9,'=SUM(J%d:J%d)'%(a,z),bmm,ltl);ws.write_formula(q,11,'=SUM(L%d:L%d)'%(a,z),bm,sum(r.get('contractRent',0)+r.get('_conc',0) for r in rows))
    ws.set_column(3,3,10,None,{'hidden':1});ws.set_column(6,6,24);ws.set_column(5,5,13);ws.set_column(7,17,10.5);ws.set_column(0,2,6)
    ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(hr)
    # summary
    su.write(0,0,'Meridian at Oak Bend - Weekly Owner Package',bt);su.write(1,0,'Occupancy snapshot');
    for j,t in enumerate(['Status','Units','% of units','Market rent']): su.write(3,j,t,h)
    i=4;pc=F(dict(num_format='0.0%'))
    for s in ('Occ','NTV','NTV-Leased','Employee','Model','Down','Vac-Ready','Vac-Not Ready','Vac-Leased'):
        g=[r for r in rows if r['statusText']==s];su.write(i,0,s);su.write(i,1,len(g));su.write(i,2,len(g)/len(rows),pc);su.write(i,3,sum(r['marketRent'] for r in g),m);i+=1
    su.write(i,0,'Total',b);su.write(i,1,len(rows),b);su.write(i,2,1,pc);su.write(i,3,sum(r['marketRent'] for r in rows),bm);i+=2
    occ=sum('contractRent' in r for r in rows);vac=sum(r['statusText'].startswith('Vac') for r in rows)
    su.write(i,0,'Occupied (incl. employee)');su.write(i,1,occ);su.write(i+1,0,'Vacant (rentable)');su.write(i+1,1,vac);su.write(i+2,0,'Model / down');su.write(i+2,1,len(rows)-occ-vac)
    i+=4
    for j,t in enumerate(['Plan','Units','Avg market','Avg lease rent']): su.write(i,j,t,h)
    for p in FP:
        i+=1;g=[r for r in rows if r['unitType']==p];o=[r['contractRent'] for r in g if 'contractRent' in r];su.write(i,0,p+' ('+FP[p][0]+')');su.write(i,1,len(g));su.write(i,2,sum(r['marketRent'] for r in g)/len(g),m);su.write(i,3,sum(o)/len(o),m)
    su.set_column(0,0,28);su.set_column(1,3,13)
    dl.write(0,0,'Balances over $500 - call list',b)
    for j,t in enumerate(['Bldg','Unit','Resident','Balance','Notes']): dl.write(2,j,t,h)
    for i,r in enumerate(sorted([r for r in rows if r.get('balance',0)>500],key=lambda r:-r['balance'])): 
        dl.write(3+i,0,int(r['building']));dl.write(3+i,1,int(r['unit']));dl.write(3+i,2,r['tenantName']);dl.write(3+i,3,r['balance'],mm);dl.write(3+i,4,R.choice(['promise to pay 4/4','demand posted','left VM','payment plan','']))
    dl.set_column(2,2,26);dl.set_column(4,4,22)
    wb.close()
    save(fn,'MULTIFAMILY','Yardi export reworked in Excel, colour by status, hidden tcode column, formulas, summary and delinquency sheets, building column','regional manager',strip(rows),'Meridian at Oak Bend','2025-03-31',len(rows),occ,vac,sheet='RR 3.31')

# ===== X2: Entrata charge columns, two-line grouped header, future section; PLANTED row_dropped
def x2():
    fn='entrata_rent_roll_parkline_lofts.xlsx';R=random.Random(592);N=Names(592)
    asof=D(2025,5,1);FP=[('S0 Studio',512,1395),('A1 Loft',688,1625),('A3 Loft Den',794,1790),('B2 Corner',1088,2240)]
    codes=['Base Rent','Amenity Rent','Pet Rent','Parking','Trash & Pest','Bulk Internet','Concession']
    cur=[];fut=[]
    def occ(r,mk,start):
        base=float(round(mk*R.uniform(.93,1.01)))
        ch=[base,float(R.choice([0,0,25,40])),float(R.choice([0,0,35])),float(R.choice([0,85,85,140])),32.5,69.0,float(R.choice([0,0,0,0,-100,-125]))]
        ls=start;le=addm(ls,R.choice([12,13,15]))-day(1)
        r.update(tenantName=N.lf(),moveInDate=ls if start>asof else addm(ls,-12*R.choice([0,0,1,2])),leaseStartDate=ls,leaseEndDate=le,contractRent=base,_ch=ch,charges=[(k,a) for k,a in zip(codes,ch) if a],totalCharges=sum(ch),deposit=float(R.choice([0,0,400,500])),balance=R.choice([0.,0.,0.,round(R.uniform(10,1400),2),-round(R.uniform(4,150),2)]))
    for f in range(2,7):
        for k in range(1,17):
            t,sf,mk=FP[[1,1,0,2,1,3,0,1,2,1,3,0,1,2,1,3][k-1]];mk+=(f-2)*15
            x=R.random();s='Vacant Unrented Ready' if x<.03 else 'Vacant Unrented Not Ready' if x<.05 else 'Vacant Rented Ready' if x<.08 else 'Notice Unrented' if x<.12 else 'Notice Rented' if x<.14 else 'Occupied No Notice'
            if (f,k)==(2,5): s='Excluded (Model)'
            r=dict(unit='%d%02d'%(f,k),unitType=t,area=sf,statusText=s,marketRent=float(mk),section='Current Residents')
            if s[0] in 'ON': 
                occ(r,mk,asof-day(R.randint(4,350)))
                if s[0]=='N': r['moveOutDate']=asof+day(R.randint(5,50))
            cur.append(r)
    for r in cur:
        if r['statusText'] in('Vacant Rented Ready','Notice Rented'):
            q=dict(unit=r['unit'],unitType=r['unitType'],area=r['area'],marketRent=r['marketRent'],statusText=R.choice(['Future','Applicant - Approved']),section='Future Residents')
            occ(q,r['marketRent'],(r.get('moveOutDate') or asof)+day(R.randint(5,15)));q['balance']=0.0;fut.append(q)
    drop=[r for r in cur if r['unit']=='409'][0]
    if 'contractRent' not in drop: drop=[r for r in cur if r['unit'][0]=='4' and 'contractRent' in r][6]
    shown=[r for r in cur if r is not drop]
    wb=xlsxwriter.Workbook(P(fn));F=wb.add_format;ws=wb.add_worksheet('Rent Roll');pa=wb.add_worksheet('Report Filters')
    g=F(dict(font_name='Arial',font_size=8));n2=F(dict(font_name='Arial',font_size=8,num_format='$#,##0.00;($#,##0.00)'));hb=F(dict(font_name='Arial',font_size=8,bold=1,bottom=1,text_wrap=1));hg=F(dict(font_name='Arial',font_size=8,bold=1,align='center',bottom=1,bg_color='#E7E6E6'));t1=F(dict(font_name='Arial',font_size=14,bold=1));sec=F(dict(font_name='Arial',font_size=9,bold=1,bg_color='#D9E1F2'));tb=F(dict(font_name='Arial',font_size=8,bold=1,top=1,num_format='$#,##0.00;($#,##0.00)'));tbb=F(dict(font_name='Arial',font_size=8,bold=1,top=1))
    ws.write(0,0,'Rent Roll',t1);ws.write(1,0,'Parkline Lofts',F(dict(font_name='Arial',font_size=10,bold=1)));ws.write(2,0,'As of: 05/01/2025',g)
    ws.merge_range(4,0,4,4,'Unit',hg);ws.merge_range(4,5,4,9,'Lease',hg);ws.merge_range(4,10,4,17,'Scheduled Charges',hg);ws.merge_range(4,18,4,19,'Account',hg)
    H=['Bldg-Unit','Unit Type','SQFT','Unit Status','Market Rent','Resident','Move-In','Lease Start','Lease End','Move-Out']+codes+['Total Charges','Deposits Held','Balance']
    for j,t in enumerate(H): ws.write(5,j,t,hb)
    i=6
    def wr(r):
        nonlocal i
        ws.write_string(i,0,r['unit'],g);ws.write(i,1,r['unitType'],g);ws.write(i,2,r['area'],g);ws.write(i,3,r['statusText'],g);ws.write(i,4,r['marketRent'],n2)
        if 'contractRent' in r:
            ws.write(i,5,r['tenantName'],g)
            for j,k in ((6,'moveInDate'),(7,'leaseStartDate'),(8,'leaseEndDate'),(9,'moveOutDate')): ws.write_string(i,j,mdy(r.get(k)),g)
            for j,a in enumerate(r['_ch']):
                if a: ws.write(i,10+j,a,n2)
            ws.write(i,17,r['totalCharges'],n2);ws.write(i,18,r['deposit'],n2);ws.write(i,19,r['balance'],n2)
        i+=1
    def tt(lbl,al):
        nonlocal i
        for j in range(20): ws.write_blank(i,j,None,tbb)
        ws.write(i,0,lbl,tbb);ws.write(i,2,sum(r['area'] for r in al),tbb);ws.write(i,4,sum(r['marketRent'] for r in al),tb)
        o=[r for r in al if '_ch' in r]
        for j in range(7): ws.write(i,10+j,sum(r['_ch'][j] for r in o),tb)
        for j,k in ((17,'totalCharges'),(18,'deposit'),(19,'balance')): ws.write(i,j,round(sum(r[k] for r in o),2),tb)
        i+=2
    ws.merge_range(i,0,i,19,'Current Residents',sec);i+=1
    for r in shown: wr(r)
    tt('Subtotal - Current Residents',cur)
    ws.merge_range(i,0,i,19,'Future Residents',sec);i+=1
    for r in fut: wr(r)
    tt('Subtotal - Future Residents',fut)
    ws.write(i,0,'Charge Code Recap',F(dict(font_name='Arial',font_size=8,bold=1,bottom=1)));ws.write(i,2,'Amount',hb);i+=1
    for j,k in enumerate(codes): ws.write(i,0,k,g);ws.write(i,2,sum(r['_ch'][j] for r in cur if '_ch' in r),n2);i+=1
    ws.write(i,0,'Total',tbb);ws.write(i,2,sum(r['totalCharges'] for r in cur if '_ch' in r),tb)
    ws.set_column(0,0,10);ws.set_column(1,1,12);ws.set_column(2,2,11);ws.set_column(3,3,24);ws.set_column(5,5,22);ws.set_column(6,9,10);ws.set_column(10,19,11);ws.set_row(5,24);ws.set_landscape();ws.fit_to_pages(1,0)
    for q,(a,bb) in enumerate([('Property Group','Parkline Lofts'),('Period','As of 05/01/2025'),('Unit Space Status','All'),('Include Excluded Units','Yes'),('Display Scheduled Charges By','Charge Code'),('Consolidate By','No Consolidation'),('Show Future Residents','Yes - below current')]): pa.write(q,0,a,hb);pa.write(q,1,bb,g)
    pa.set_column(0,1,28);wb.close()
    vac=sum(r['statusText'].startswith('Vac') for r in shown)
    save(fn,'MULTIFAMILY','Entrata export, grouped two-line header, charge columns, text dates, future residents section, recap','Entrata export',strip(shown+fut),'Parkline Lofts','2025-05-01',None,None,vac,sheet='Rent Roll',planted=dict(kind='row_dropped',what='Unit %s (%s, total charges %s) is left out of the current residents; subtotal and recap include it'%(drop['unit'],drop['tenantName'],m2(drop['totalCharges']))))

# ===== X3: XLS student homemade by bed, floors side
def x3():
    fn='CopperMill_beds_spring.xls';R=random.Random(593);N=Names(593)
    wb=xlwt.Workbook();ws=wb.add_sheet('Beds',cell_overwrite_ok=True);E=xlwt.easyxf
    hd=E('font: bold on, name Calibri, height 200; pattern: pattern solid, fore_colour light_green; borders: top thin,bottom thin,left thin,right thin; align: horiz center, wrap on')
    bx='borders: top hair,bottom hair,left thin,right thin;'
    c=E('font: name Calibri, height 200;'+bx);cc=E('font: name Calibri, height 200, bold on; align: vert center, horiz center;'+bx);n=E('font: name Calibri, height 200;'+bx,num_format_str='#,##0.00');dd=E('font: name Calibri, height 200;'+bx,num_format_str='d-mmm-yy');red=E('font: name Calibri, height 200, bold on, colour red;'+bx);bo=E('font: bold on, name Calibri, height 200; borders: top double',num_format_str='#,##0.00');ti=E('font: bold on, name Calibri, height 320')
    ws.write(0,1,'COPPER MILL STUDENT APARTMENTS',ti);ws.write(1,1,'bed roll - spring semester - data good through 3/14/2025 (as of date)')
    H=['Apt','Bed','Apt style','Who','Class yr','Term from','Term to','Rack rate / mo','Installment / mo','Reserved pkg','Utility cap fee','Owes us','Guarantor on file','Remarks']
    hr=3
    for j,h in enumerate(H): ws.write(hr,j+1,h,hd)
    ws.row(hr).height_mismatch=True;ws.row(hr).height=620
    i=hr+1;rows=[];styles={'2B/2B':('2B/2B',['A','B'],885.),'3B/3B':('3B/3B',['A','B','C'],810.),'4B/2B':('4B/2B',['A','B','C','D'],695.)}
    apts=[('%s%02d'%(w,k),['4B/2B','3B/3B','2B/2B','4B/2B'][k%4]) for w in ('N1','N2','S1') for k in range(1,8)]
    for a,s in apts:
        beds=styles[s][1];mk=styles[s][2];gen=''
        ws.write_merge(i,i+len(beds)-1,1,1,a,cc)
        for b in beds:
            u=a+b;x=R.random();r=dict(unit=u,unitType=s,marketRent=mk)
            ws.write(i,2,u,c);ws.write(i,3,s,c);ws.write(i,8,mk,n)
            for j in (4,5,6,7,9,10,11,12,13,14): ws.write(i,j,'',c)
            if x<.1: ws.write(i,4,'OPEN',red);r['statusText']='OPEN'
            elif x<.13: ws.write(i,4,'OFFLINE - water damage',red);r['statusText']='OFFLINE'
            else:
                nm=N.fl();inst=mk-R.choice([0,0,0,15,30,50]);pk=R.choice([0,0,0,40]);ut=35.;ls,le=R.choice([(D(2024,8,20),D(2025,8,5)),(D(2024,8,20),D(2025,8,5)),(D(2025,1,8),D(2025,8,5)),(D(2025,1,8),D(2025,5,16))])
                ow=R.choice([0.,0.,0.,0.,round(R.uniform(30,1600),2)])
                r.update(tenantName=nm,contractRent=float(inst),leaseStartDate=ls,leaseEndDate=le,balance=ow,charges=([('Reserved pkg',float(pk))] if pk else [])+[('Utility cap fee',ut)],statusText='Occupied')
                ws.write(i,4,nm,c);ws.write(i,5,R.choice(['Fr','So','So','Jr','Jr','Sr','Gr']),c);ws.write(i,6,ls,dd);ws.write(i,7,le,dd);ws.write(i,9,inst,n)
                if pk: ws.write(i,10,pk,n)
                ws.write(i,11,ut,n);ws.write(i,12,ow,n);ws.write(i,13,R.choice(['Y','Y','N']),c);ws.write(i,14,R.choice(['','','','renewed 25-26','no renewal','emailed 3/10']),c)
            rows.append(r);i+=1
    i+=1;ws.write(i,1,'TOTAL',bo)
    for j in range(2,15): ws.write(i,j,'',bo)
    ws.write(i,2,'%d beds'%len(rows),bo)
    for j,k in ((8,'marketRent'),(9,'contractRent'),(12,'balance')): ws.write(i,j,round(sum(r.get(k,0) for r in rows),2),bo)
    for j,k in ((10,'Reserved pkg'),(11,'Utility cap fee')): ws.write(i,j,sum(dict(r.get('charges',[])).get(k,0) for r in rows),bo)
    oc=sum('contractRent' in r for r in rows);op=sum(r['statusText']=='OPEN' for r in rows)
    i+=2
    for l,v in (('beds leased',oc),('beds open',op),('beds offline',len(rows)-oc-op)): ws.write(i,3,l);ws.write(i,4,v);i+=1
    for j,w in enumerate([2,6,7,9,24,8,11,11,11,12,10,10,11,10,16]): ws.col(j).width=256*w
    ws.portrait=False;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.set_fit_num_pages if 0 else None
    wb.save(P(fn))
    save(fn,'STUDENT_HOUSING','home-made xls, merged apartment cell, own words for columns, open and offline beds','leasing manager, Excel 97',strip(rows),'Copper Mill Student Apartments','2025-03-14',len(rows),oc,op,sheet=None)

# ===== X4: CSV Buildium
def x4():
    fn='Buildium_RentRoll_CedarHollow.csv';R=random.Random(594);N=Names(594)
    props=[('Cedar Hollow Duplexes',['%d Cedar Hollow Rd %s'%(210+4*(k//2),'AB'[k%2]) for k in range(12)],1150),('Mill Pond Cottages',['Cottage %d'%k for k in range(1,9)],1325),('Garner Street Fourplex',['1','2','3','4'],895)]
    rows=[];out=[['Rent roll'],['Riverbend Home Rentals LLC'],['Rent roll as of 4/1/2025; all properties; active leases and vacant units'],[],['Unit','Bed/Bath','Lease','Lease status','Lease dates','Days to expiry','Rent','Recurring charges','Recurring credits','Total','Deposits held','Prepayments','Balance due']]
    asof=D(2025,4,1);usd=lambda v:('-$%s'%m2(-v) if v<0 else '$%s'%m2(v))
    def tot(lbl,g):
        s=lambda f:sum(f(r) for r in g if 'contractRent' in r)
        out.append([lbl,'','%d units'%len(g),'','','',usd(s(lambda r:r['contractRent'])),usd(s(lambda r:r['_rc'])),usd(s(lambda r:r['_cr'])),usd(s(lambda r:r['totalCharges'])),usd(s(lambda r:r['deposit'])),usd(s(lambda r:r['_pp'])),usd(s(lambda r:r['balance']))])
    for p,us,base in props:
        out.append([p]);g=[]
        for u in us:
            bb=R.choice(['2 Bed / 1 Bath','2 Bed / 1.5 Bath','3 Bed / 2 Bath']) if 'Four' not in p else '1 Bed / 1 Bath'
            r=dict(unit=u,unitType=bb,propertyName=p,section=p)
            if R.random()<.12: r['statusText']='Vacant';out.append([u,bb,'','Vacant']+['']*9)
            else:
                rent=float(base+R.choice([0,25,50,-25]));rc=float(R.choice([0,0,35,50,85]));cr=-float(R.choice([0,0,0,0,25])) or 0.;ls=asof-day(R.randint(0,360));ls=D(ls.year,ls.month,1);mtm=R.random()<.2;le=addm(ls,12)-day(1)
                st='Active' if R.random()<.9 else 'Active - move-out notice'
                nm=N.fl()+((' and '+N.fl()) if R.random()<.35 else '')
                r.update(tenantName=nm,statusText=st,contractRent=rent,_rc=rc,_cr=cr,charges=[('Recurring charges',rc)]*(rc>0)+[('Recurring credits',cr)]*(cr<0),totalCharges=rent+rc+cr,deposit=float(R.choice([rent,rent,500,0])),_pp=R.choice([0.,0.,0.,rent,120.]),leaseStartDate=ls,leaseEndDate='At-will' if mtm else le)
                r['balance']=R.choice([0.,0.,round(R.uniform(20,1300),2)]) if not r['_pp'] else 0.
                out.append([u,bb,nm,st,'%s - %s'%(mdyn(ls),'At-will' if mtm else mdyn(le)),'' if mtm else (le-asof).days,usd(rent),usd(rc),usd(cr),usd(r['totalCharges']),usd(r['deposit']),usd(r['_pp']),usd(r['balance'])])
            g.append(r);rows.append(r)
        tot('Total for '+p,g);out.append([])
    tot('Grand total',rows)
    with open(P(fn),'w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
    vac=sum(r['statusText']=='Vacant' for r in rows)
    save(fn,'SINGLE_FAMILY_RENTAL','Buildium csv, three properties in groups, dollar text, lease dates in one column, at-will','Buildium export',strip(rows),None,'2025-04-01',len(rows),len(rows)-vac,vac)

# ===== X5: MH homemade weekly workbook, side table, notes, several sheets
def x5():
    fn='PineHaven_MHP_weekly_0314.xlsx';R=random.Random(595);N=Names(595)
    rows=[]
    for k in range(1,50):
        if k in (13,): continue
        u=str(k) if k not in(21,34) else '%dA'%k; x=R.random();r=dict(unit=u)
        r['_own']='' 
        if x<.08: r.update(statusText='VACANT LOT',_nm='VACANT LOT')
        elif x<.14: r.update(statusText='VACANT HOME',_nm='VACANT HOME',_own='Park')
        elif k==7: r.update(statusText='MANAGER',_nm='Manager home',_own='Park')
        else:
            own='Resident' if x<.72 else 'Park' if x<.92 else 'RTO'
            lot=float(R.choice([395,410,410,425]));hr=float(R.choice([350,375,425])) if own=='Park' else 0.;rto=float(R.choice([286.44,310.,325.5])) if own=='RTO' else 0.
            w=round(R.uniform(18,66),2)
            bal=R.choice([0.,0.,0.,round(R.uniform(12,980),2),-round(R.uniform(5,80),2)])
            r.update(tenantName=N.fl(),_own=own,_lot=lot,_hr=hr,_rto=rto,_w=w,charges=[('Lot Rent',lot)]+([('Home Rent',hr)] if hr else [])+([('RTO Note Pmt',rto)] if rto else [])+[('Water/Sewer',w),('Trash',15.)],totalCharges=round(lot+hr+rto+w+15,2),balance=bal,moveInDate=D(2025,3,1)-day(R.randint(30,4000)),statusText='Occupied')
            r['_nm']=r['tenantName']
            if own=='Resident': r['contractRent']=lot
        rows.append(r)
    wb=xlsxwriter.Workbook(P(fn));F=wb.add_format
    ins=wb.add_worksheet('Read me');ws=wb.add_worksheet('Lots');co=wb.add_worksheet('Collections')
    ins.write(0,0,'Pine Haven Mobile Home Park - weekly owner package');ins.write(2,0,'Lots = rent roll. Collections = deposits made during the week. Water/Sewer is billed back from meter reads.');ins.set_column(0,0,90)
    b=F(dict(bold=1));t=F(dict(bold=1,font_size=16,font_name='Cambria'));h=F(dict(bold=1,bottom=2,font_name='Cambria',align='center'));g=F(dict(font_name='Cambria'));n=F(dict(font_name='Cambria',num_format='#,##0.00_);(#,##0.00);"-"??_)'));d=F(dict(font_name='Cambria',num_format='mmm-yy'));d2=F(dict(font_name='Cambria',num_format='mm/dd/yyyy'));vg=F(dict(font_name='Cambria',italic=1,font_color='#C00000'));tb=F(dict(font_name='Cambria',bold=1,top=1,num_format='#,##0.00_);(#,##0.00)'))
    ws.write(0,1,'Pine Haven Mobile Home Park',t);ws.write(1,1,'Rent roll as of 3/14/2025',g);ws.write(2,1,'March billing',g)
    H=['Lot','Resident','Home Owned By','Moved In','Lot Rent','Home Rent','RTO Note Pmt','Water/Sewer','Trash','Total Billed','','Owed / (Credit)']
    for j,x in enumerate(H): 
        if x: ws.write(5,1+j,x,h)
    i=6
    for k,r in enumerate(rows):
        if k and k%12==0: i+=1   # spacer rows
        if r['unit'].isdigit(): ws.write_number(i,1,int(r['unit']),g)
        else: ws.write(i,1,r['unit'],g)
        ws.write(i,2,r['_nm'],g if 'charges' in r else vg);ws.write(i,3,r['_own'],g)
        if 'charges' in r:
            ws.write_datetime(i,4,dt.datetime.combine(r['moveInDate'],dt.time()),d2)
            for j,kk in ((5,'_lot'),(6,'_hr'),(7,'_rto'),(8,'_w')): ws.write(i,j,r[kk],n)
            ws.write(i,9,15.,n);ws.write_formula(i,10,'=SUM(F%d:J%d)'%(i+1,i+1),n,r['totalCharges']);ws.write(i,12,r['balance'],n)
            if not r['balance']: r.pop('balance')
        i+=1
    last=i
    ws.write(i+1,2,'TOTALS',b)
    for j,kk in ((5,'_lot'),(6,'_hr'),(7,'_rto'),(8,'_w')): ws.write_formula(i+1,j,'=SUM(%s7:%s%d)'%('ABCDEFGHIJ'[j],'ABCDEFGHIJ'[j],last),tb,round(sum(r.get(kk,0) for r in rows),2))
    oc=sum('charges' in r for r in rows)
    ws.write_formula(i+1,9,'=SUM(J7:J%d)'%last,tb,15.*oc);ws.write_formula(i+1,10,'=SUM(K7:K%d)'%last,tb,round(sum(r.get('totalCharges',0) for r in rows),2));ws.write_formula(i+1,12,'=SUM(M7:M%d)'%last,tb,round(sum(r.get('balance',0) for r in rows),2))
    ws.write(i+3,2,'Notes: lot 13 does not exist. Lots 21 and 34 were renumbered 21A and 34A. The manager lives rent-free. No lots are under notice.',g)
    ws.write(5,14,'Lot count',h);ws.write(5,15,'#',h)
    vl=sum(r['statusText']=='VACANT LOT' for r in rows);vh=sum(r['statusText']=='VACANT HOME' for r in rows)
    for q,(l,v) in enumerate([('Resident-owned homes',sum(r['_own']=='Resident' for r in rows)),('Park homes rented',sum(r['_own']=='Park' and 'charges' in r for r in rows)),('RTO',sum(r['_own']=='RTO' for r in rows)),('Manager',1),('Vacant homes',vh),('Vacant lots',vl),('All lots',len(rows))]): ws.write(6+q,14,l,g);ws.write(6+q,15,v,g)
    ws.set_column(0,0,2);ws.set_column(2,2,24);ws.set_column(3,3,15);ws.set_column(4,10,12);ws.set_column(11,11,2);ws.set_column(12,12,14);ws.set_column(13,13,3);ws.set_column(14,14,22);ws.set_landscape();ws.fit_to_pages(1,0)
    for j,x in enumerate(['Date','Lot','From','Amount','Type']): co.write(0,j,x,b)
    for q in range(14):
        r=R.choice([r for r in rows if 'charges' in r]);co.write_datetime(1+q,0,dt.datetime(2025,3,8+q//2),d2);co.write(1+q,1,r['unit']);co.write(1+q,2,r['tenantName']);co.write(1+q,3,r['totalCharges'],n);co.write(1+q,4,R.choice(['check','MO','ACH']))
    co.set_column(0,4,16);wb.close()
    save(fn,'MANUFACTURED_HOUSING','home-made workbook, blank lead column, spacer rows, side table, RTO payments, manager home','regional manager, Excel',strip(rows),'Pine Haven Mobile Home Park','2025-03-14',len(rows),None,vl+vh,sheet='Lots')

# ===== X6: seniors, charges stacked below each resident in the same columns, depositors section
def x6():
    fn='Larkmoor Senior Residences - Resident charges.xlsx';R=random.Random(596);N=Names(596)
    wb=xlsxwriter.Workbook(P(fn));ws=wb.add_worksheet('Sheet1');F=wb.add_format
    b=F(dict(bold=1,font_size=10));g=F(dict(font_size=10));n=F(dict(font_size=10,num_format='#,##0.00;-#,##0.00'));ind=F(dict(font_size=10,indent=3));tn=F(dict(bold=1,font_size=10,num_format='#,##0.00;-#,##0.00',top=1));sec=F(dict(bold=1,font_size=11,underline=1));h=F(dict(bold=1,font_size=10,bottom=1,text_wrap=1));d=F(dict(font_size=10,num_format='dd-mmm-yyyy',align='left'))
    ws.write(0,0,'Larkmoor Senior Residences',F(dict(bold=1,font_size=13)));ws.write(1,0,'Resident Rent Roll with Charge Detail',b);ws.write(2,0,'As of Date: 30-Apr-2025',g)
    H=['Apartment','Style','Sq. Feet','Resident / Charge','Status','Move-in Date','Notice / Out Date','Published Rate','Monthly Amount','Community Fee Held','Open Balance']
    for j,x in enumerate(H): ws.write(4,j,x,h)
    i=5;rows=[];fut=[];rec=defaultdict(float)
    ST=[('Studio',385,3150.),('One Bedroom',540,3895.),('One Bedroom Deluxe',612,4180.),('Two Bedroom',820,4995.)]
    def one(u,s,sf,mk,future=False):
        nonlocal i
        two=s=='Two Bedroom' and R.random()<.6
        nm=N.lf();base=float(round(mk*R.uniform(.92,1.0)/5)*5)
        ch=[('Monthly Fee',base)]
        if two: ch.append(('Second Occupant',950.))
        if R.random()<.5 and not future: lv=R.choice([1,2,3]);ch.append(('Care Level %d'%lv,[0,525.,975.,1450.][lv]))
        if R.random()<.2: ch.append(('Medication Mgmt',290.))
        if R.random()<.2: ch.append(('Garage',110.))
        if R.random()<.2: ch.append(('Pet Fee',45.))
        if R.random()<.18: ch.append(('Rate Concession',-float(R.choice([150,200,300]))))
        st='Reserved' if future else ('Notice' if R.random()<.07 else 'Current')
        r=dict(unit=u,unitType=s,area=sf,tenantName=nm,statusText=st,marketRent=mk,contractRent=base,charges=ch,totalCharges=sum(a for _,a in ch),deposit=None,_fee=R.choice([0.,1500.,2500.]),balance=R.choice([0.,0.,0.,round(R.uniform(100,4000),2),-round(R.uniform(20,300),2)]) if not future else 0.,section='Reserved / Depositors' if future else 'Residents in Place')
        r['moveInDate']=D(2025,5,1)+day(R.randint(2,40)) if future else D(2025,4,28)-day(R.randint(5,2200))
        if st=='Notice': r['moveOutDate']=D(2025,5,R.randint(8,31))
        ws.write_string(i,0,u,b);ws.write(i,1,s,g);ws.write(i,2,sf,g);ws.write(i,3,nm,b);ws.write(i,4,st,g);ws.write_datetime(i,5,dt.datetime.combine(r['moveInDate'],dt.time()),d)
        if 'moveOutDate' in r: ws.write_datetime(i,6,dt.datetime.combine(r['moveOutDate'],dt.time()),d)
        ws.write(i,7,mk,n);ws.write(i,9,r['_fee'],n);ws.write(i,10,r['balance'],n);i+=1
        for k,a in ch:
            ws.write(i,3,k,ind);ws.write(i,8,a,n);i+=1
            if not future: rec[k]+=a
        ws.write(i,3,'Total '+u,b);ws.write(i,8,r['totalCharges'],tn);i+=2
        return r
    ws.write(i,0,'Residents in Place',sec);i+=1;vacs=[]
    for f in (1,2,3):
        for k in range(1,11):
            s,sf,mk=ST[[0,1,1,2,0,1,3,1,2,3][k-1]];mk+=R.choice([0.,0.,100.]);u='%d%02d'%(f,k)
            if R.random()<.12 or (f,k)==(2,4):
                st='Vacant' ;r=dict(unit=u,unitType=s,area=sf,statusText=st,marketRent=mk,section='Residents in Place')
                ws.write_string(i,0,u,b);ws.write(i,1,s,g);ws.write(i,2,sf,g);ws.write(i,4,st,g);ws.write(i,7,mk,n);i+=2;rows.append(r);vacs.append(r)
            else: rows.append(one(u,s,sf,mk))
    def tl(lbl,al):
        nonlocal i
        ws.write(i,0,lbl,b);o=[r for r in al if 'charges' in r]
        ws.write(i,7,sum(r['marketRent'] for r in al),tn);ws.write(i,8,sum(r['totalCharges'] for r in o),tn);ws.write(i,9,sum(r['_fee'] for r in o),tn);ws.write(i,10,round(sum(r['balance'] for r in o),2),tn);i+=2
    tl('Total Residents in Place',rows)
    ws.write(i,0,'Reserved / Depositors',sec);i+=1
    for r in vacs[:2]: fut.append(one(r['unit'],r['unitType'],r['area'],r['marketRent'],True))
    tl('Total Reserved / Depositors',fut)
    oc=sum('charges' in r for r in rows)
    ws.write(i,0,'Census',sec);i+=1
    for l,v in (('Apartments',len(rows)),('Occupied',oc),('Vacant',len(rows)-oc),('Vacant but reserved',len(fut))): ws.write(i,0,l,g);ws.write(i,3,v,F(dict(font_size=10,align='left')));i+=1
    i+=1;ws.write(i,0,'Charge recap, residents in place',sec);i+=1
    for k in sorted(rec): ws.write(i,0,k,g);ws.write(i,8,rec[k],n);i+=1
    ws.write(i,0,'Total',b);ws.write(i,8,sum(rec.values()),tn)
    ws.set_column(0,0,12);ws.set_column(1,1,19);ws.set_column(3,3,26);ws.set_column(4,6,13);ws.set_column(7,10,13);ws.set_row(4,28);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4)
    wb.close()
    save(fn,'SENIOR_HOUSING','charges indented under the resident in the resident column, depositors section, census and recap','business office manager',strip(rows+fut),'Larkmoor Senior Residences','2025-04-30',len(rows),oc,len(rows)-oc)
if __name__=='__main__':
    x1();x2();x3();x4();x5();x6()
