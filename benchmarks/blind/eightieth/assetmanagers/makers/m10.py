from lib import *
import xlsxwriter
r=random.Random(8010); asof=d(2026,12,1)
F='one_meridian_center_tenancy.xlsx';w=xlsxwriter.Workbook(D+F);s=w.add_worksheet('Report1')
f=lambda **k:w.add_format(dict(font_name='Tahoma',font_size=8,**k))
n_=f();b=f(bold=True);da=f(num_format='mm/dd/yyyy',align='center');mo=f(num_format='#,##0.00');it=f(num_format='#,##0');hb=f(bold=True,text_wrap=True,bottom=1,valign='bottom');fl=f(bold=True,bg_color='#DDDDDD')
s.merge_range(0,0,0,12,'Tenancy Schedule I',f(bold=True,align='center'));s.merge_range(1,0,1,12,'One Meridian Center (omc)',f(bold=True,align='center'));s.merge_range(2,0,2,12,'As of Date: 12/01/2026',f(align='center'))
H=['Suite','Lease / Tenant','Lease Type','Area','Lease From','Lease To','Term','Charge Code','Monthly\nAmount','Annual\nAmount','Annual\nAmt/Area','Security\nDeposit','LOC\nAmount']
for i,h in enumerate(H): s.write(4,i,h,hb)
s.set_row(4,24);R=5;rows=[]
T={'Floor 1':[('0100','Corner Grind Coffee Co. (t0000841)','Retail Net',1640,38),('0110',None,'',2310,0)],'Floor 2':[('0200','Meridian Wealth Advisors LLC (t0000622)','Office Gross',9125,29.5),('0250','Pell & Underwood, LLP (t0000710)','Office Gross',6210,31)],'Floor 3':[('0300','State Dept. of Licensing (t0000433)','Office Gross',18840,27.25)],'Floor 4':[('0400','Northstar Claims Services (t0000918)','Office Base Yr',7430,30),('0420',None,'',3125,0),('0440','Vireo Software, Inc. (t0001007)','Office Base Yr',6980,33.5)],'Floor 5':[('0500','CrestPoint Title Agency (t0000866)','Office Base Yr',5250,31.75),('0520','Lattimer Engineering Group PC (t0000795)','Office Base Yr',12310,30.25)],'Floor 6':[('0600','Union Pacific Benefits Trust (t0000311)','Office Gross',17400,28),],'Floor 7':[('0700',None,'',8890,0),('0750','Hollander Family Office (t0001032)','Office Base Yr',8015,36)],'Roof':[('ROOF1','Signal Tower Wireless (t0000577)','License',0,0)]}
import re
T={k:[(a,re.sub(r' \(t\d+\)','',b) if b else b,c,x,y) for a,b,c,x,y in L] for k,L in T.items()}
tot=0;ta=0;td=0;N=O=0;va=0
for fln,L in T.items():
    s.merge_range(R,0,R,12,fln,fl);R+=1
    for su,n,lt,sf,p in L:
        N+=1;ta+=sf;s.write_string(R,0,su,n_);s.write(R,3,sf,it);e=dict(unit=su,area=sf,section=fln)
        if not n:
            va+=sf;s.write(R,1,'VACANT',n_);e['statusText']='VACANT';rows.append(e);R+=2;continue
        O+=1;st=d(r.randint(2017,2025),r.randint(1,12),1);tm=r.choice([60,84,120])
        while addm(st,tm)<d(2027,2,1): tm+=60
        ex=addm(st,tm)-dt.timedelta(1);base=round(sf*p/12,2) if sf else 2150.0
        ch=[('rent' if sf else 'antn',base)]
        if lt=='Retail Net': ch+=[('cam',round(sf*7.1/12,2)),('rtax',round(sf*4.4/12,2))]
        if lt=='Office Base Yr': ch+=[('oprec',round(sf*r.choice([.62,.88,1.15])/12,2))]
        if sf>5000: ch.append(('park',r.choice([8,12,20,30])*95.0))
        if su=='0440': ch.append(('free',-round(base/2,2)))
        dep=r.choice([0,round(base,0),round(base*2,0)]);loc=r.choice([0,0,50000]) if sf>7000 else 0;td+=dep
        s.write(R,1,n,n_);s.write(R,2,lt,n_);s.write(R,4,st,da);s.write(R,5,ex,da);s.write(R,6,tm,it);s.write(R,11,dep,mo);s.write(R,12,loc,mo)
        for c,a in ch:
            s.write(R,7,c,n_);s.write(R,8,a,mo);s.write(R,9,a*12,mo)
            if sf: s.write(R,10,round(a*12/sf,2),mo)
            R+=1
        t=round(sum(a for _,a in ch),2);tot+=t;s.write(R,7,'Total',b);s.write(R,8,t,f(bold=True,num_format='#,##0.00',top=1));s.write(R,9,round(t*12,2),f(bold=True,num_format='#,##0.00',top=1));R+=1
        k=d(asof.year,st.month,1);k=k if k>asof else addm(k,12);a=base;inc=[]
        while k<ex and len(inc)<3 and su not in('0300',): a=round(a*1.025,2);inc.append((k,a));k=addm(k,12)
        if inc:
            s.write(R,1,'Rent Steps',f(bold=True,italic=True));R+=1
            for k,a in inc:
                s.write(R,1,'    '+('rent' if sf else 'antn'),n_);s.write(R,4,k,da);s.write(R,5,min(addm(k,12)-dt.timedelta(1),ex),da);s.write(R,8,a,mo);s.write(R,9,round(a*12,2),mo)
                if sf: s.write(R,10,round(a*12/sf,2),mo)
                R+=1
        R+=1
        e.update(tenantName=n,statusText='Occupied',contractRent=base,leaseStartDate=st,leaseEndDate=ex,deposit=dep,charges=[dict(code=c,amount=x) for c,x in ch],totalCharges=t,rentSteps=[dict(date=k,amount=a) for k,a in inc]);rows.append(e)
B=f(bold=True,top=1,num_format='#,##0.00');Bi=f(bold=True,top=1,num_format='#,##0')
for i in range(13): s.write(R,i,'',B)
s.write(R,1,'Grand Total One Meridian Center',B);s.write(R,3,ta,Bi);s.write(R,8,round(tot,2),B);s.write(R,9,round(tot*12,2),B);s.write(R,11,td,B);R+=2
for l,k,a in[('Occupied',O,ta-va),('Vacant',N-O,va),('Total',N,ta)]: s.write(R,1,f'{l} Suites/Area',b);s.write(R,2,k,it);s.write(R,3,a,it);s.write(R,4,f'{100*a/ta:.2f} %',n_);R+=1
for i,x in enumerate([8,38,14,9,11,11,6,9,12,13,9,12,11]): s.set_column(i,i,x)
s.set_landscape();s.fit_to_pages(1,0);w.close()
save(F,'OFFICE','r80a','Yardi commercial tenancy schedule exported to Excel, stacked charges then rent-step rows under each lease, floors',True,'One Meridian Center',asof,N,O,N-O,rows,sheet='Report1')
