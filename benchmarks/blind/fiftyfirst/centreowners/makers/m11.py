# big lifestyle centre workbook, merged headings, >100 rows, spacer columns, building blocks, category summary with repeat headers
from .lib import *
import xlsxwriter, datetime
def make(r):
    A=date(2024,12,31);N=Names(r)
    t=T('WTC_RentRoll_YE2024.xlsx','MIXED_USE','REIT lease administration','large roll by block, repeated headings per block, spacer columns, annual and monthly rent, category recap on second sheet','Westmark Town Center',A,'Roll 12-31-24',hard=True)
    wb=xlsxwriter.Workbook(t.path);ws=wb.add_worksheet('Roll 12-31-24');rc=wb.add_worksheet('Recap')
    B={'font_name':'Tahoma','font_size':8};F=lambda **k:wb.add_format({**B,**k})
    ti=F(bold=1,font_size=12,align='center');su=F(align='center');h=F(bold=1,bottom=2,text_wrap=1,align='center',valign='bottom');bk=F(bold=1,bg_color='#DDE3EE',font_size=9);n=F(num_format='#,##0');m=F(num_format='#,##0.00;(#,##0.00);"-"');m0=F(num_format='#,##0');d=F(num_format='mm/dd/yy',align='center');x=F();va=F(italic=1,bg_color='#FFF6D6');vn=F(num_format='#,##0',bg_color='#FFF6D6');tn=F(bold=1,top=1,num_format='#,##0');tm=F(bold=1,top=1,num_format='#,##0.00');c=F(align='center')
    ws.merge_range('A1:S1','WESTMARK TOWN CENTER',ti);ws.merge_range('A2:S2','Rent Roll as of December 31, 2024',su);ws.merge_range('A3:S3','Retail, restaurant, office-over-retail, kiosk and storage premises',su)
    for a,b,w in((0,0,10),(1,1,31),(2,2,12),(3,3,9),(4,4,1.5),(5,6,9.5),(7,7,1.5),(8,8,12),(9,9,12),(10,10,1.5),(11,15,10.5),(16,16,1.5),(17,17,11),(18,18,13)):ws.set_column(a,b,w)
    H={0:'Premises',1:'Lessee',2:'Category',3:'GLA (SF)',5:'Term\nStart',6:'Term\nEnd',8:'Annual\nBase Rent',9:'Monthly\nBase Rent',11:'CAM\n(monthly)',12:'Taxes\n(monthly)',13:'Insurance\n(monthly)',14:'Promo Fund\n(monthly)',15:'Total Monthly\nCharges',17:'Security\nDeposit',18:'Asking Rent\n(monthly)'}
    R=4;G={};cats={};no=nv=0
    dt=lambda q:datetime.datetime(q.year,q.month,q.day)
    def hdr():
        nonlocal R
        ws.set_row(R,24)
        for j,s in H.items():ws.write(R,j,s,h)
        R+=1
    GT=dict(a=0,y=0,m=0,cam=0,tx=0,ins=0,pf=0,tot=0,dep=0,ask=0)
    blocks=[('BLOCK A - MAIN STREET',24,'A'),('BLOCK B - THE GREEN',22,'B'),('BLOCK C - CINEMA PLAZA',18,'C'),('BLOCK D - OFFICES OVER RETAIL',20,'D'),('BLOCK E - PARKING STRUCTURE & STORAGE',12,'E'),('KIOSKS',10,'K'),('OUTPARCELS',5,'OP')]
    for bn,cnt,p in blocks:
        ws.merge_range(R,0,R,18,bn,bk);R+=1;hdr();S={k:0 for k in GT};bo=bv=0
        for i in range(cnt):
            if p in 'ABC':cat=r.choice(['Retail','Retail','Retail','Restaurant','Service']);
            elif p=='D':cat='Office'
            elif p=='E':cat='Storage'
            elif p=='K':cat='Kiosk'
            else:cat='Outparcel'
            if p=='C' and i==0:cat='Anchor'
            u={'D':f'D-{200+10*i//10*10 + i%2*5}' if False else f'D-{201+i}','K':f'K-{i+1}','OP':f'OP-{i+1}','E':f'E-S{i+1:02d}'}.get(p,f'{p}-{100+2*i}')
            if p=='A' and i in(5,14):u+=f', {100+2*i+1}'
            if p=='B' and i in(7,8):u=f"B-114{'A' if i==7 else 'B'}"
            ar={'Anchor':41200,'Retail':r.randint(90,620)*10,'Restaurant':r.randint(180,720)*10,'Service':r.randint(80,210)*10,'Office':r.randint(70,460)*10,'Storage':r.randint(8,50)*10,'Kiosk':r.choice([64,100,120]),'Outparcel':r.randint(25,72)*100}[cat];rate={'Anchor':13,'Retail':35,'Restaurant':40,'Service':33,'Office':25,'Storage':11,'Kiosk':240,'Outparcel':21}[cat]
            S['a']+=ar;cc=cats.setdefault(cat,[0,0,0,0,0])
            cc[2]+=ar
            if r.random()<.13 and cat not in('Anchor','Outparcel'):
                ask=round(ar*rate/12);ws.write(R,0,u,va);ws.write(R,1,'VACANT',va);ws.write(R,2,cat,va);ws.write(R,3,ar,vn)
                for j in range(4,18):ws.write_blank(R,j,None,va)
                ws.write(R,18,ask,vn);S['ask']+=ask;bv+=1;cc[1]+=1;R+=1
                t.add(unit=u,section=bn,unitType=cat,area=ar,statusText='VACANT',marketRent=ask);continue
            mtm=cat in('Storage','Kiosk') and r.random()<.3
            st,en=lease(r,A,{'Anchor':240,'Kiosk':24,'Storage':24,'Outparcel':240}.get(cat),2);mo=round(ar*rate*r.uniform(.8,1.12)/12,2);y=round(mo*12,2)
            if r.random()<.35:nm=N.get({'Anchor':'anchor','Restaurant':'food','Office':'office','Kiosk':'kiosk','Outparcel':'pad'}.get(cat,'shop'),True)
            else:nm=N.get({'Anchor':'anchor','Restaurant':'food','Office':'office','Kiosk':'kiosk','Outparcel':'pad'}.get(cat,'shop'))
            cam,tx,ins,pf=[round(ar*q/12,2) for q in {'Office':(4.2,0,0,0),'Storage':(0,0,0,0),'Kiosk':(0,0,0,8),'Anchor':(2.1,2.2,.2,.1),'Outparcel':(1,2.9,0,.4)}.get(cat,(7.9,4.4,.6,1.1))]
            tot=round(cam+tx+ins+pf+mo,2);dep=round(mo) if cat not in('Anchor','Outparcel') and r.random()<.75 else 0
            ws.write(R,0,u,x);ws.write(R,1,nm,x);ws.write(R,2,cat,x);ws.write(R,3,ar,n);ws.write(R,5,dt(st),d)
            if mtm:ws.write(R,6,'M-T-M',c)
            else:ws.write(R,6,dt(en),d)
            ws.write(R,8,y,m);ws.write(R,9,mo,m)
            for j,v in((11,cam),(12,tx),(13,ins),(14,pf)):ws.write(R,j,v,m)
            ws.write_formula(R,15,f'=SUM(J{R+1},L{R+1}:O{R+1})',m,tot)
            if dep:ws.write(R,17,dep,m0)
            for k,v in zip(('y','m','cam','tx','ins','pf','tot','dep'),(y,mo,cam,tx,ins,pf,tot,dep)):S[k]+=v
            bo+=1;cc[0]+=1;cc[3]+=ar;cc[4]+=mo
            t.add(unit=u,section=bn,unitType=cat,area=ar,tenantName=nm,statusText='Occupied',leaseStartDate=st,leaseEndDate='M-T-M' if mtm else en,annualRent=y,contractRent=mo,charges=[(a,v) for a,v in(('CAM',cam),('Taxes',tx),('Insurance',ins),('Promo Fund',pf)) if v],totalCharges=tot,deposit=dep or None);R+=1
        def tl(lab,S,o,v):
            nonlocal R
            for j in range(19):ws.write_blank(R,j,None,tm)
            ws.write(R,0,lab,tm);ws.write(R,3,S['a'],tn)
            for j,k in((8,'y'),(9,'m'),(11,'cam'),(12,'tx'),(13,'ins'),(14,'pf'),(15,'tot')):ws.write(R,j,round(S[k],2),tm)
            ws.write(R,17,S['dep'],tn);ws.write(R,18,S['ask'],tn);ws.write(R,2,f'{o} let / {v} vac.',tm);R+=1
        tl('Subtotal '+bn.split(' - ')[0].title(),S,bo,bv);R+=1
        for k in GT:GT[k]+=S[k]
        no+=bo;nv+=bv
    tl('WESTMARK TOWN CENTER TOTAL',GT,no,nv)
    ws.set_landscape();ws.set_paper(5);ws.fit_to_pages(1,0);ws.set_footer('&L&8Lease Administration&R&8Page &P of &N');ws.freeze_panes(4,2)
    rc.write(0,0,'Recap by category, December 31, 2024',F(bold=1,font_size=11));rc.fit_to_pages(1,1)
    for j,s in enumerate(['Category','Let','Vacant','GLA','GLA let','Monthly base rent']):rc.write(2,j,s,h)
    for i,(k,v) in enumerate(cats.items(),3):
        rc.write(i,0,k,x);rc.write(i,1,v[0],n);rc.write(i,2,v[1],n);rc.write(i,3,v[2],n);rc.write(i,4,v[3],n);rc.write(i,5,round(v[4],2),m)
    i+=1;rc.write(i,0,'Total',tm)
    for j,q in((1,0),(2,1),(3,2),(4,3)):rc.write(i,j,sum(v[q] for v in cats.values()),tn)
    rc.write(i,5,round(sum(v[4] for v in cats.values()),2),tm);rc.set_column(0,0,16);rc.set_column(1,5,13)
    wb.close();return t.save(no+nv,no,nv)
