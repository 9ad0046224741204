# regional mall, category sections, charge columns, fpdf2, category summary, planted wrong total
from .lib import *
from fpdf import FPDF
def make(r):
    A=date(2025,6,30);N=Names(r)
    t=T('Harbor_Oaks_Mall_RentRoll_0625.pdf','RETAIL','mall management office','mall rent roll by tenant category, charge columns, breakpoints, sales and occupancy cost, summary by category',"Harbor Oaks Mall",A,hard=True)
    class D(FPDF):
        def header(s):
            s.set_font('Helvetica','B',12);s.cell(0,6,'HARBOR OAKS MALL',align='L',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Helvetica','',8);s.cell(0,4,'Rent Roll by Category - June 30, 2025',new_x='LMARGIN',new_y='NEXT');s.ln(2)
            s.set_font('Helvetica','',6.3)
            y=s.get_y();x0=s.l_margin
            s.set_draw_color(120);s.set_font('Helvetica','B',6.3)
            g=sum(W[:6]);s.set_xy(x0+g,y);s.cell(sum(W[6:12]),4,'MONTHLY CHARGES',border='B',align='C');s.set_xy(x0+sum(W[:12]),y);s.cell(sum(W[12:]),4,'PERCENTAGE RENT / SALES',border='B',align='C')
            s.set_xy(x0,y+4);h=s.get_y()
            for w,(a,b),al in zip(W,HD,AL):
                x=s.get_x();s.set_xy(x,h);s.cell(w,3.2,a,align=al);s.set_xy(x,h+3.2);s.cell(w,3.2,b,align=al);s.set_xy(x+w,h)
            s.set_xy(x0,h+7);s.line(x0,h+6.8,x0+sum(W),h+6.8);s.ln(.5)
        def footer(s):
            s.set_y(-10);s.set_font('Helvetica','',6);s.cell(0,4,'Occ. cost = annualized minimum rent plus charges divided by trailing twelve month sales.   N/R = not reporting.',align='L');s.set_y(-10);s.cell(0,4,f'{s.page_no()} of {{nb}}',align='R')
    HD=[('Space','No.'),('','Tenant'),('','GLA'),('Lease','Begins'),('Lease','Ends'),('Rent/SF','(yr)'),('Minimum','Rent'),('','CAM'),('R.E.','Tax'),('','Insur.'),('Mktg','Fund'),('Total','Monthly'),('Natural','Breakpoint'),('Pct.','Rate'),('Sales','T-12'),('Occ.','Cost')]
    W=[15,48,16,17,17,14,22,19,18,15,15,22,23,12,24,13];AL='LLRCC'+'R'*11
    p=D('L','mm','legal');p.set_margins(18,12,18);p.set_auto_page_break(False);p.alias_nb_pages();p.add_page()
    cats=[('Anchors','anchor',3,['A-1','A-2','A-3']),('In-Line Shops','shop',38,None),('Food Court','food',8,None),('Kiosks','kiosk',9,None),('Outparcels','pad',3,None),('Storage','st',6,None),('Temporary Tenants','temp',5,None)]
    GT=[0]*8;summ=[];NO=NV=0;shops=[]
    def row(v,b=False,fill=False):
        if p.get_y()>198:p.add_page()
        p.set_font('Helvetica','B' if b else '',6.6)
        if fill:p.set_fill_color(235,235,225)
        for w,s,al in zip(W,v,AL):p.cell(w,4.1,s,align=al,fill=fill)
        p.ln(4.1)
    f0=lambda x:f'{x:,.2f}' if x else ''
    for cn,k,n,ids in cats:
        if p.get_y()>180:p.add_page()
        p.ln(1.5);p.set_font('Helvetica','B',8);p.cell(0,5,cn.upper(),new_x='LMARGIN',new_y='NEXT')
        S=[0]*8;o=v=0;au=0
        for i in range(n):
            if ids:u=ids[i]
            elif k=='shop':
                wing='B C D'.split()[i//13];u=f'{wing}{101+2*(i%13)}'
                if i in(9,20):u=f'{u}/{103+2*(i%13)}A'
            elif k=='food':u=f'FC-{i+1}'
            elif k=='kiosk':u=f'K{i+1:02d}'
            elif k=='pad':u=f'OP{i+1}'
            elif k=='st':u=f'S-{i+1:02d}'
            else:u=f'T{i+1:02d}'
            ar={'anchor':r.randint(820,1450)*100,'shop':r.randint(85,620)*10,'food':r.randint(55,95)*10,'kiosk':r.choice([80,120,150,150,180]),'pad':r.randint(30,70)*100,'st':r.randint(12,70)*10,'temp':r.randint(80,260)*10}[k]
            S[0]+=ar
            if (k=='shop' and i in(4,11,17,25,33)) or (k=='food' and i==5) or(k=='kiosk' and i in(3,7)) or (k=='st' and i in (2,5)):
                row([u,'** VACANT **',f'{ar:,}']+['']*13);v+=1;t.add(unit=u,section=cn,area=ar,statusText='VACANT');continue
            nm=N.get('shop' if k=='st' else k)
            if k=='st':
                nm=shops[i*3]
            elif k=='shop':shops.append(nm)
            st,en=lease(r,A,{'anchor':300,'kiosk':24,'temp':6,'st':12,'pad':240}.get(k),1)
            rate={'anchor':3.5,'shop':r.uniform(24,62),'food':r.uniform(70,115),'kiosk':r.uniform(180,320),'pad':r.uniform(18,30),'st':10,'temp':r.uniform(9,18)}[k];m=round(ar*rate/12,2)
            cam,tx,ins,mk=(round(ar*q/12,2) for q in {'anchor':(1.1,.9,0,.1),'shop':(9.6,4.1,.55,1.5),'food':(24,4.1,.55,1.5),'kiosk':(0,0,0,6),'pad':(1.2,3.3,0,0),'st':(0,0,0,0),'temp':(0,0,0,0)}[k])
            if k=='anchor' and i==0: m=0.0;cam=tx=mk=0
            tot=round(m+cam+tx+ins+mk,2)
            bp=round(m*12/.06,-3) if k in('shop','food') and r.random()<.8 else 0
            sales=int(tot*12/r.uniform(.09,.19)) if k in('shop','food') and r.random()<.85 else None
            mtm=k in('temp','st') and r.random()<.35
            row([u,nm,f'{ar:,}',MDy(st),'MTM' if mtm else MDy(en),f'{m*12/ar:.2f}' if m else '',f'{m:,.2f}',f0(cam),f0(tx),f0(ins),f0(mk),f'{tot:,.2f}',f'{bp:,.0f}' if bp else '','6.00%' if bp else '',f'{sales:,}' if sales else ('N/R' if k in('shop','food') else ''),f'{tot*12/sales:.1%}' if sales else ''])
            for q,x in enumerate((m,cam,tx,ins,mk,tot)):S[1+q]+=x
            S[7]+=ar;o+=1
            t.add(unit=u,section=cn,area=ar,tenantName=nm,contractRent=m,leaseStartDate=st,leaseEndDate='MTM' if mtm else en,charges=[(a,b) for a,b in(('CAM',cam),('R.E. Tax',tx),('Insur.',ins),('Mktg Fund',mk)) if b],totalCharges=tot,statusText='Occupied')
        for q in range(8):GT[q]+=S[q]
        NO+=o;NV+=v
        pr=[round(x,2) for x in S]
        if k=='food':
            good=pr[2];pr[2]=round(pr[2]+900,2)
            t.planted={'what':f'Food Court subtotal of CAM printed as {pr[2]:,.2f}, the rows add to {good:,.2f}','kind':'total_wrong'}
        p.line(18+sum(W[:2]),p.get_y(),18+sum(W[:12]),p.get_y())
        row(['',f'Total {cn}',f'{pr[0]:,}','','','']+[f'{x:,.2f}' for x in pr[1:7]]+['']*4,True,True)
        summ.append((cn,o,v,S))
    p.ln(2);row(['','MALL TOTAL',f'{GT[0]:,}','','','']+[f'{x:,.2f}' for x in GT[1:7]]+['']*4,True,True)
    if p.get_y()>145:p.add_page()
    p.ln(6);p.set_font('Helvetica','B',8);p.cell(0,5,'SUMMARY BY CATEGORY',new_x='LMARGIN',new_y='NEXT')
    w=[45,20,20,20,28,28,22,30,30]
    def sr(v,b=False):
        p.set_font('Helvetica','B' if b else '',7)
        for i,(a,s) in enumerate(zip(w,v)):p.cell(a,4.4,s,border='T' if b else 0,align='L' if i==0 else 'R')
        p.ln(4.4)
    sr(['Category','Leased','Vacant','Spaces','Leased GLA','Total GLA','% Leased','Minimum Rent','Total Monthly'],True)
    for cn,o,v,S in summ:sr([cn,str(o),str(v),str(o+v),f'{S[7]:,}',f'{S[0]:,}',f'{S[7]/S[0]:.1%}',f'{S[1]:,.2f}',f'{S[6]:,.2f}'])
    sr(['Total',str(NO),str(NV),str(NO+NV),f'{GT[7]:,}',f'{GT[0]:,}',f'{GT[7]/GT[0]:.1%}',f'{GT[1]:,.2f}',f'{GT[6]:,.2f}'],True)
    p.output(t.path)
    return t.save(NO+NV,NO,NV)
