# Managed workspace, old .xls
from common import *
import xlwt
R=random.Random(808)
N='Millrace Works licence schedule.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Oct 25')
st=lambda s,nf=None: xlwt.easyxf(s,num_format_str=nf) if nf else xlwt.easyxf(s)
base='font: name Tahoma, height 160;'
tx=st(base);bd=st(base+'font: bold on;');ti=st('font: name Tahoma, height 240, bold on, colour dark_blue;')
hd=st('font: name Tahoma, height 160, bold on; align: wrap on, vert top; borders: bottom medium; pattern: pattern solid, fore_colour light_turquoise;')
mo=st(base,'#,##0.00');nn=st(base,'#,##0');da=st(base+'align: horiz center;','D-MMM-YY');to=st('font: name Tahoma, height 160, bold on; borders: top thin, bottom double;','#,##0.00');it=st('font: name Tahoma, height 160, italic on, colour gray50;')
ton=st('font: name Tahoma, height 160, bold on; borders: top thin, bottom double;','#,##0')
ws.write(0,0,'Millrace Works, Ancoats - Licence Schedule',ti); ws.write(1,0,'Month: October 2025 (as at 31/10/25)',tx); ws.write(1,8,'all amounts per calendar month excl. VAT',it)
H=['Unit','Sq ft','Desks','Licensee','Company No','Status','List Price','Licence Fee','Services','Broadband','Parking','Total pcm','Deposit','Licence From','Licence To','Notice']
for i,h in enumerate(H): ws.write(3,i,h,hd)
names='Copperplate Studio Ltd|Fable & Fox Branding Ltd|Dataweir Ltd|Looped Audio CIC|Northlight Casting Ltd|Bright Kiln Ceramics|Sable Legal Tech Ltd|Mosswood Architects LLP|Tidy Pixel Ltd|Gritstone Outdoor PR Ltd|Hearth Housing Association|Pocketbook Accounting Ltd|Velo Couriers MCR Ltd|Zebedee Games Ltd|Ormerod Textiles Ltd|Field Notes Research Ltd|Parallel Care Staffing Ltd|Loomstate Fashion Ltd|Quiet Carriage Films Ltd|Bramble Vet Products Ltd|Tenfold Fundraising Ltd|Irwell Wealth Ltd|Sundial Solar Ltd|Oak & Ether Skincare Ltd|Peppercorn Catering Supplies|Redbrick Surveying Ltd|Switchback Bikes Ltd|Halyard Insurance Services Ltd|Cloudberry HR Ltd|Spindle Robotics Ltd|Two Rivers Counselling|Wren Publishing Ltd|Atlas Lettings (NW) Ltd|Nimbus Event Hire Ltd|Eleven Eleven Barbers|Mill Street Dental Lab Ltd'.split('|'); R.shuffle(names)
y=4;rows=[];T=[0]*8;tot=dict(Let=0,Void=0,Res=0)
plan=[('Ground Floor','G',9),('First Floor','1.',13),('Second Floor','2.',13),('Third Floor (Loft)','3.',5)]
for sec,pre,n in plan:
    ws.write(y,0,sec,bd); y+=1
    for i in range(1,n+1):
        u=f'{pre}{i:02d}' if pre=='G' else f'{pre}{i:02d}'
        sf=R.choice([120,145,180,210,240,265,310,380,460,720,905]); dk=max(2,sf//45); lp=round(sf*R.uniform(3.1,3.6)/5)*5
        q=R.random(); stt='Let'
        if u in('G04','1.07','2.02','2.11'): stt='Void'
        if u in('1.10',): stt='Void'
        ws.write(y,0,u,tx);ws.write(y,1,sf,nn);ws.write(y,2,dk,nn);ws.write(y,6,lp,mo); T[0]+=sf;T[1]+=lp
        r=dict(unit=u,area=sf,section=sec,marketRent=lp)
        def ten(y,r,stt,frm,to_):
            nm=names.pop(); fee=lp-R.choice([0,0,15,25,40]); sv=round(sf*.62); bb=R.choice([0,35,35,60]); pk=R.choice([0,0,0,95]); t=fee+sv+bb+pk; dep=fee*R.choice([1,2,2])
            ws.write(y,3,nm,tx);ws.write(y,4,f'{R.randint(7000000,15999999):08d}' if nm.endswith('Ltd') else 'n/a',tx);ws.write(y,5,stt,tx)
            for cc,v in ((7,fee),(8,sv),(9,bb),(10,pk),(11,t),(12,dep)): ws.write(y,cc,v,mo)
            ws.write(y,13,frm,da)
            if isinstance(to_,str): ws.write(y,14,to_,st(base+'align: horiz center;'))
            else: ws.write(y,14,to_,da)
            ws.write(y,15,R.choice(['1 month','2 months','3 months']),tx)
            r.update(tenantName=nm,statusText=stt,contractRent=fee,charges=[dict(code='Services',amount=sv),dict(code='Broadband',amount=bb),dict(code='Parking',amount=pk)],totalCharges=t,deposit=dep,leaseStartDate=frm,leaseEndDate=to_)
            return (fee,sv,bb,pk,t,dep)
        if stt=='Void': ws.write(y,5,stt,tx); ws.write(y,3,'',tx); r['statusText']=stt; tot['Void']+=1
        else:
            tot['Let']+=1
            frm=D(R.choice([2021,2022,2023,2024,2024,2025]),R.randint(1,9),1); to_='Rolling' if R.random()<.45 else term_end(frm,years=(2026-frm.year)+R.choice([0,1]))
            if not isinstance(to_,str) and to_<D(2025,11,30): to_=term_end(to_+dt.timedelta(days=1),1)
            for k,v in enumerate(ten(y,r,'Notice Given' if u in('2.05','G08') else 'Let',frm,to_)): T[2+k]+=v
        rows.append(r); y+=1
        if u=='1.07':   # reserved tenant has its own line, under the void, not in the totals
            r2=dict(unit=u,section=sec); ws.write(y,0,u,tx); vals=ten(y,r2,'Reserved - starts 01/12/25',D(2025,12,1),D(2026,11,30)); rows.append(r2); tot['Res']+=1; y+=1
    y+=1
nu=sum(p[2] for p in plan)
ws.write(y,0,'TOTALS',ton)
for cc in (2,3,4,5,13,14,15): ws.write(y,cc,'',ton)
ws.write(y,1,T[0],ton);ws.write(y,6,T[1],to)
for k in range(6): ws.write(y,7+k,T[2+k],to)
ws.write(y+2,0,f'{nu} units: {tot["Let"]} let, {tot["Void"]} void. Reserved licence for 1.07 is not in the totals. Sq ft and list price totals are for all units.',it)
for i,w in enumerate([9,7,7,32,12,24,10,11,10,11,10,11,11,12,12,10]): ws.col(i).width=w*256
ws.row(3).height_mismatch=1;ws.row(3).height=440;ws.set_panes_frozen(True);ws.set_horz_split_pos(4);ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(DOC+N)
save(N,dict(propertyName='Millrace Works',asOnDate='2025-10-31',units=nu,occupied=tot['Let'],vacant=tot['Void'],sheet=None,planted=None,rows=rows),'OFFICE','managed workspace licence schedule, old .xls, floors as sections, a reserved line under a void',True,
 [('area',T[0]),('marketRent',T[1])])
