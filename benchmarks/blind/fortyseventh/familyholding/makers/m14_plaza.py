import datetime as dt,xlsxwriter
from common import *
fn='elora_corners_plaza_q3.xlsx';D=dt.date
wb=xlsxwriter.Workbook(out(fn));c0=wb.add_worksheet('Cover');ws=wb.add_worksheet('Tenancies')
c0.write('B3','Elora Corners Plaza');c0.write('B4','Quarterly owner package, third quarter 2025');c0.write('B6','1  Tenancies');c0.write('B7','2  Arrears letter (sent apart)')
f=lambda **k:wb.add_format({**dict(font_name='Arial Narrow',font_size=10),**k})
hd=f(bold=1,top=1,bottom=1,text_wrap=1,align='center',valign='bottom',bg_color='#EFEFEF');m=f(num_format='#,##0.00;(#,##0.00);0.00');a=f(num_format='#,##0');g=f();bd=f(bold=1);bm=f(bold=1,top=1,bottom=6,num_format='#,##0.00;(#,##0.00);0.00');ba=f(bold=1,top=1,bottom=6,num_format='#,##0');sec=f(bold=1,italic=1,font_color='#375623');dd=f(num_format='yyyy/mm/dd',align='center')
ws.write('A1','Elora Corners Plaza, 210 Geddes Road, Elora ON',f(bold=1,font_size=13));ws.write('A2','Tenancies at September 30, 2025',g)
for c,x in enumerate(['Tenant (trade name)','Unit','Category','GLA\nsq. ft.','Net rent\n/month','TMI\n/month','Promo\nfund','HST\n13%','Gross\n/month','Net rent\n/year','Share of\nGLA','Commence','Expiry','Next\nincrease','New net\n/month','Arrears\n(credit)']): ws.write(3,c,x,hd)
T=[('ANCHOR',[("Harvest Table Foods","A","Grocery",21500,26875.00,11287.5,None,D(2016,11,1),D(2031,10,31),(D(2026,11,1),28666.67),0)]),
('IN-LINE SHOPS',[("Elora Pharmasave","1","Pharmacy",3200,6666.67,1680,160,D(2019,5,1),D(2029,4,30),None,0),("Nail Atelier","2","Personal care",1050,2362.5,551.25,52.5,D(2023,9,1),D(2028,8,31),(D(2026,9,1),2450),-551.25),("(vacant)","3","",1400,0,0,None,None,None,None,None),("Gorge Pizza & Wings","4","Food",1380,3105,724.5,69,D(2021,2,1),D(2026,1,31),None,3898.5),("Wellington Credit Union","5","Financial",2600,5850,1365,130,D(2018,8,1),D(2028,7,31),(D(2026,8,1),6066.67),0),("Paws on Geddes","6","Pet",1225,2552.08,643.13,61.25,D(2024,4,1),D(2029,3,31),(D(2026,4,1),2654.17),0),("Fade Room Barbers","7","Personal care",780,1755,409.5,39,D(2020,10,1),"Monthly",None,0),("(vacant)","8","",1950,0,0,None,None,None,None,None),("Tang's Noodle House","9-10","Food",2480,5373.33,1302,124,D(2022,6,1),D(2032,5,31),(D(2027,6,1),5786.67),1240)]),
('PAD & OTHER',[("Maple Mug Drive-Thru","Pad B","Food",1900,6966.67,997.5,None,D(2017,3,1),D(2037,2,28),(D(2027,3,1),7600),0),("Wellington Credit Union","ATM","ATM",None,450,None,None,D(2018,8,1),D(2028,7,31),None,0),("Harvest Table Foods","Pylon","Sign panel",None,175,None,None,D(2016,11,1),D(2031,10,31),None,0)])]
GLA=sum(x[3] or 0 for _,L in T for x in L);r=4;rows=[];S=[0]*8
W=lambda r,c,d:ws.write_datetime(r,c,dt.datetime(d.year,d.month,d.day),dd) if not isinstance(d,str) else ws.write(r,c,d,dd)
for s,L in T:
    ws.write(r,0,s,sec);r+=1;s0=r
    for t,u,ca,sf,net,tmi,pr,cs,ce,st,ar in L:

        ws.write(r,0,t,g);ws.write_string(r,1,u,g);ws.write(r,2,ca,g)
        if sf: ws.write(r,3,sf,a);ws.write(r,10,sf/GLA,f(num_format='0.0%'))
        vac=t=='(vacant)';base=round(net+(tmi or 0)+(pr or 0),2);h=round(base*.13,2);gr=round(base+h,2);an=round(net*12,2)
        ws.write(r,4,net,m)
        if tmi is not None: ws.write(r,5,tmi,m)
        if pr: ws.write(r,6,pr,m)
        if not vac:
            ws.write(r,7,h,m);ws.write(r,8,gr,m);ws.write(r,9,an,m);W(r,11,cs);W(r,12,ce);ws.write(r,15,ar,m)
            if st: W(r,13,st[0]);ws.write(r,14,st[1],m)
        S=[round(q+(w or 0),2) for q,w in zip(S,[sf,net,tmi,pr,0 if vac else h,0 if vac else gr,an,ar])]
        k=dict(unit=u,unitType=ca,area=sf,section=s,contractRent=net,charges=CH([("Net rent",net),("TMI",tmi)]))
        if vac: k['statusText']='vacant'
        else: k.update(tenantName=t,statusText='Occupied',annualRent=an,charges=CH([("Net rent",net),("TMI",tmi),("Promo fund",pr),("HST",h)]),totalCharges=gr,leaseStartDate=cs,leaseEndDate=ce,balance=ar,rentSteps=[{"date":st[0].isoformat(),"amount":st[1]}] if st else None)
        rows.append(R(**k))

        r+=1
    r+=1
ws.write(r,0,'TOTAL PLAZA',bd);ws.write(r,3,S[0],ba)
for c,v in zip(range(4,10),S[1:7]): ws.write(r,c,v,bm)
ws.write(r,15,S[7],bm)
ws.write(r+2,0,'Stores and pads: 11.  Let: 9.  Vacant: 2.  (ATM and pylon panel are extras.)',g);ws.write(r+3,0,'TMI: taxes, maintenance and insurance, estimate 2025. Amounts in Canadian dollars.',g)
for c,w in enumerate([27,7,13,9,11,10,9,10,11,12,8,11,11,11,11,11]):ws.set_column(c,c,w)
ws.freeze_panes(4,1);ws.set_landscape();ws.fit_to_pages(1,0);ws.activate();wb.close()
save(fn,'RETAIL','owner package workbook with cover, tenant-first columns, TMI/HST, sections',True,'Elora Corners Plaza','2025-09-30',rows,11,9,2,sheet='Tenancies')
