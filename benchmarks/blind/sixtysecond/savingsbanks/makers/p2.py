# mill building, landscape, floor sections, planted wrong subtotal
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
def run():
    r=rng('p2'); name='TenneyMill_RR_0326.pdf'
    floors=[('GROUND FLOOR & WEIR ROOM',[('G-1','Tailrace Brewing Cooperative','Brewery/Taproom',6420,11.5),('G-2','Northeast Felt & Gasket Inc.','Light Mfg',14850,5.25),('G-3','Loomis Bros. Upholstery','Workshop',3100,6.75),('G-4',None,'Storage',2240,0),('G-5','Kingfisher Kayak Outfitters','Retail',2875,10),('G-6','Merrow Machine LLC','Light Mfg',5600,5.6),('WEIR','Hydro lessee - Ashuelot Power Co.','Turbine Room',1200,12)]),
    ('SECOND FLOOR',[('201','Saltbox Letterpress','Artist Studio',940,9),('202','Ida Quimby Ceramics','Artist Studio',1120,9),('203','Contoocook Counseling Assoc.','Office',2350,13.25),('204','Contoocook Counseling Assoc.','Office',810,13.25),('205',None,'Office',1475,0),('206','Brightloom Software Corp.','Office',4980,14.5),('207','Grange Hall Dance Academy','Assembly',3900,8.4),('208','P. Vachon, Luthier','Artist Studio',620,9.6),('209','Second Shift Woodworkers','Workshop',2700,7),('210','Monadnock Fencing Club','Assembly',5150,6.2)]),
    ('THIRD FLOOR',[('301','Petrosky Photography','Artist Studio',1480,8.75),('302','Fiddlehead Design Group','Office',2210,13),('303','Thuy Tran Textiles','Artist Studio',985,9),('304','Elliot & Sirois, Surveyors','Office',1640,12.5),('305',None,'Artist Studio',870,0),('306','Cold Brook Archive Services','Storage',4400,4.8),('307','Oxbow Yoga','Assembly',1950,10),('308','Quentin Hallett','Artist Studio',560,9),('309','Anneke Maki','Artist Studio',575,9),('310','Riverbend Adult Literacy','Office',3025,8)]),
    ('FOURTH FLOOR LOFTS',[('401','G. Ostrander','Live/Work Loft',1180,15.5),('402','D. & K. Xiong','Live/Work Loft',1065,16),('403','Vacant','Live/Work Loft',1220,0),('404','M. Correia','Live/Work Loft',990,16.5),('405','B. Haugen','Live/Work Loft',1340,15),('406','S. Farrah / T. Nyberg','Live/Work Loft',1410,15),('407','Y. Abara','Live/Work Loft',1015,16.2)])]
    c=canvas.Canvas(D+name,pagesize=landscape(letter)); Wd,Ht=landscape(letter)
    X=dict(unit=36,ten=78,typ=232,sf=352,fr=368,to=424,psf=506,mo=566,yr=632,ut=684,dep=740,opt=0)
    y=0; pg=0
    def head():
        nonlocal y,pg
        pg+=1
        c.setFont('Helvetica-Bold',13); c.drawString(36,Ht-40,'Tenney Mill'); c.setFont('Helvetica',8.5)
        c.drawString(36,Ht-53,'88 Canal Street   |   Schedule of Tenancies at March 31, 2026   |   Owner: Weir & Flume LLC')
        c.drawRightString(Wd-36,Ht-40,f'Page {pg} of 2')
        y=Ht-76; c.setFillGray(.2); c.rect(34,y-14,Wd-68,26,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold',7.5)
        c.drawString(X['unit'],y-9,'Space'); c.drawString(X['ten'],y-9,'Tenant'); c.drawString(X['typ'],y-9,'Type')
        for k,a,b in(('sf','Rentable','SF'),('psf','Rate','$/SF/yr'),('mo','Rent','per month'),('yr','Rent','per year'),('ut','Util. fee','per month'),('dep','Security','deposit')):
            c.drawRightString(X[k],y+1,a); c.drawRightString(X[k],y-9,b)
        c.drawCentredString((X['fr']+X['to'])/2+22,y+1,'L e a s e'); c.drawString(X['fr'],y-9,'from'); c.drawString(X['to'],y-9,'to')
        c.setFillGray(0); y-=28
    head(); rows=[];G=[0]*5; planted=None
    for fi,(fl,us_) in enumerate(floors):
        if fi==2: c.showPage(); head()
        c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,fl); c.line(36,y-3,Wd-36,y-3); y-=15
        S=[0]*5
        for u,t,ty,sf,psf in us_:
            c.setFont('Helvetica',8); c.drawString(X['unit'],y,u); c.drawString(X['typ'],y,ty); c.drawRightString(X['sf'],y,m0(sf)); S[0]+=sf
            rr=dict(unit=u,section=fl,unitType=ty,area=sf)
            if not psf:
                c.setFont('Helvetica-Oblique',8); c.drawString(X['ten'],y,'— vacant —'); rr['statusText']='vacant'
            else:
                yr=round(sf*psf/12,2)*12; mo=round(yr/12,2); yr=round(mo*12,2)
                fr=dt.date(r.randint(2018,2025),r.randint(1,12),1); to=eom(addm(fr,12*r.choice([3,5,5,7,10])-1))
                while to<dt.date(2026,4,1): to=eom(addm(to,12))
                if u in('203','204'): fr,to=dt.date(2021,9,1),dt.date(2028,8,31)
                mtm=ty=='Artist Studio' and r.random()<.4
                util=round(sf*r.choice([.08,.1,.12]),0) if ty in('Artist Studio','Live/Work Loft','Office') else None
                dep=round(mo,0) if r.random()<.7 else None
                c.drawString(X['ten'],y,t); c.drawString(X['fr'],y,us2(fr)); c.drawString(X['to'],y,'MTM' if mtm else us2(to))
                c.drawRightString(X['psf'],y,m2(psf)); c.drawRightString(X['mo'],y,m2(mo)); c.drawRightString(X['yr'],y,m2(yr))
                if util: c.drawRightString(X['ut'],y,m2(util))
                if dep: c.drawRightString(X['dep'],y,m2(dep))
                rr.update(tenantName=t,statusText='Occupied',leaseStartDate=fr,leaseEndDate='MTM' if mtm else to,contractRent=mo,annualRent=yr,deposit=dep)
                if util: rr['charges']=[{"code":"Util. fee","amount":util}]
                S[1]+=mo;S[2]+=yr;S[3]+=util or 0;S[4]+=dep or 0
            rows.append(rr); y-=13.5
        pr=list(S)
        if fi==2:
            pr[1]=S[1]+270.0; planted={"what":f"THIRD FLOOR subtotal of rent per month printed {m2(pr[1])}, its rows add to {m2(S[1])} (grand total is right)","kind":"total_wrong"}
        c.setFont('Helvetica-Bold',8); c.line(300,y+10,Wd-36,y+10); c.drawString(X['ten'],y,'Subtotal '+fl.title())
        for k,v in zip(('sf','mo','yr','ut','dep'),pr): c.drawRightString(X[k],y,m0(v) if k=='sf' else m2(v))
        y-=22; G=[a+b for a,b in zip(G,S)]
    c.setFont('Helvetica-Bold',8.5); c.line(36,y+11,Wd-36,y+11); c.drawString(X['ten'],y,'TOTAL MILL, 34 spaces (4 vacant)')
    c.setFont('Helvetica-Bold',8)
    for k,v in zip(('sf','mo','yr','ut','dep'),G): c.drawRightString(X[k],y,m0(v) if k=='sf' else m2(v))
    c.line(36,y-4,Wd-36,y-4); c.line(36,y-6,Wd-36,y-6)
    c.setFont('Helvetica',7.5); c.drawString(36,y-24,'Fourth floor lofts converted 2019 under special permit. Contoocook Counseling occupies 203 and 204 under one lease; rent is split by area. Utility fee is a flat estimate trued up each January.')
    c.save(); assert len(rows)==34
    save(name,'MIXED_USE','mill with floor sections, landscape canvas, bold subtotals',False,'Tenney Mill','2026-03-31',rows,34,30,4,planted=planted)
