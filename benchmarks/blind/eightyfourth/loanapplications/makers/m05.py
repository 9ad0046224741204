# mobile home + RV park, 140 sites, charge columns
from common import *
import xlsxwriter
f='Pecan Bottoms MHP RV - May 2025 roll.xlsx'
N=Names(55); r=random.Random(5)
wb=xlsxwriter.Workbook(D+f); ws=wb.add_worksheet('MAY 25')
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
h=F(bold=1,border=1,bg_color='#D9D9D9',text_wrap=1,align='center',valign='vcenter'); t0=F(); mny=F(num_format='#,##0.00;(#,##0.00);-'); dfm=F(num_format='m/d/yyyy',align='left')
sec=F(bold=1,bg_color='#FFF2CC'); tb=F(bold=1,num_format='#,##0.00;(#,##0.00);-',top=1); tl=F(bold=1,top=1); ctr=F(align='center'); yel=F(bg_color='#FFFF99')
ws.write(0,0,'PECAN BOTTOMS MOBILE HOME & RV PARK',F(bold=1)); ws.write(1,0,'1900 FM 1488, Sealy, Texas 77474',t0); ws.write(2,0,'Rent roll for month of May 2025 (printed 5/9/25)',t0)
H=['SITE','HOME TYPE','RESIDENT','MOVE IN','SPACE RENT','HOME RENT','WATER / SEWER','TRASH','PET','TOTAL DUE','PAID TO DATE','BALANCE','ST']
hr=4
for c,x in enumerate(H): ws.write(hr,c,x,h)
ws.set_row(hr,26); ws.freeze_panes(5,1); ws.repeat_rows(hr)
row=5; truth=[]
secs=[('MOBILE HOME SITES - EAST LOOP',[f'E{i}' for i in range(1,49)]),('MOBILE HOME SITES - WEST LOOP',[f'W{i}' for i in range(1,53)]),('RV SITES (30/50 amp)',[f'RV-{i:02d}' for i in range(1,41)])]
KEYS=[('contractRent',4),('home',5),('WATER / SEWER',6),('TRASH',7),('PET',8),('totalCharges',9),('paid',10),('balance',11)]
grand={c:0 for _,c in KEYS}; nocc=0
def totline(row,lab,v):
    for c in range(13): ws.write(row,c,'',tl)
    ws.write(row,0,lab,tl)
    for k,x in v.items(): ws.write_number(row,k,round(x,2),tb)
for sn,ids in secs:
    ws.merge_range(row,0,row,12,sn,sec); row+=1; sv={c:0 for _,c in KEYS}; o=0
    for u in ids:
        rv=u.startswith('RV'); T=dict(unit=u,section=sn)
        ty=('Park RV' if r.random()<.06 else 'RV') if rv else r.choice(['SW','SW','SW','DW','POH SW'])
        ws.write(row,0,u,t0)
        if r.random()<(.2 if rv else .07):
            if rv: ws.write(row,2,'VACANT',yel); T['statusText']='V'
            elif r.random()<.5: ws.write(row,2,'VACANT LOT',yel); T['statusText']='V'
            else: ws.write(row,2,'VACANT',yel); ws.write(row,1,'POH SW',t0); T.update(statusText='V',unitType='POH SW')
            for c in range(4,12): ws.write_number(row,c,0,mny)
            ws.write(row,12,'V',ctr)
        else:
            nm=N.full('{l} {f}').upper(); sp=475 if rv else {'SW':395,'DW':430,'POH SW':395}[ty]
            if not rv and r.random()<.25: sp-=25
            hm={'POH SW':r.choice([450,475,525]),'Park RV':300}.get(ty,0)
            wsr=0 if rv else r.choice([42.5,42.5,55,61.25]); tr=0 if rv else 18; pet=r.choice([0,0,0,0,15,30])
            d=rdate(r,(2024,2,1) if rv else (2009,1,1),(2025,4,28)); tot=sp+hm+wsr+tr+pet
            paid=tot if r.random()<.85 else r.choice([0,200,tot-50]); prior=r.choice([0]*12+[35,410.5])
            bal=tot-paid+prior
            # prior balance is printed inside TOTAL? no: balance = due - paid, keep simple
            bal=tot-paid
            ws.write(row,1,ty,t0); ws.write(row,2,nm,t0); ws.write_datetime(row,3,dt.datetime.combine(d,dt.time()),dfm)
            for c,v in ((4,sp),(5,hm),(6,wsr),(7,tr),(8,pet),(9,tot),(10,paid),(11,bal)): ws.write_number(row,c,v,mny); sv[c]+=v
            ws.write(row,12,'O',ctr); o+=1
            T.update(unitType=ty,tenantName=nm,statusText='O',moveInDate=d.isoformat(),contractRent=sp,totalCharges=tot,
              charges=[dict(code=n,amount=v) for n,v in (('SPACE RENT',sp),('HOME RENT',hm),('WATER / SEWER',wsr),('TRASH',tr),('PET',pet)) if v])
            if bal: T['balance']=bal
        truth.append(T); row+=1
    totline(row,f'{o} occupied of {len(ids)}',sv); row+=2; nocc+=o
    for k in sv: grand[k]+=sv[k]
totline(row,f'PARK TOTAL  {nocc} of {len(truth)}',grand); row+=2
ws.write(row,0,'SW = singlewide, DW = doublewide, POH = park-owned home, ST: O occupied / V vacant. RV electric is metered and billed separately.',t0)
for c,w in enumerate([9,10,24,11,10,10,10,8,8,11,11,10,5]): ws.set_column(c,c,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_footer('&L&F&RPage &P of &N'); wb.close()
save(f,'MANUFACTURED_HOUSING','park owner workbook, 3 sections, charge columns, 140 sites',False,dict(propertyName='Pecan Bottoms Mobile Home & RV Park',asOnDate='2025-05',units=len(truth),occupied=nocc,vacant=len(truth)-nocc,rows=truth),
 [('contractRent',grand[4]),(chf('HOME RENT'),grand[5]),(chf('WATER / SEWER'),grand[6]),(chf('PET'),grand[8]),('totalCharges',grand[9]),('balance',grand[11])])
