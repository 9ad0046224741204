# ARGUS-like presentation rent roll: stacked cells
from .lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
def make(r):
    A=date(2025,1,1); N=Names(r)
    t=T('Quarry_Bend_Presentation_RR.pdf','RETAIL','acquisitions analyst','ARGUS presentation rent roll, four-line stacked cells, month-only dates','Quarry Bend Crossing',None,hard=True)
    t.ason='2025-01-01'
    W,H=landscape(letter); c=canvas.Canvas(t.path,pagesize=(W,H)); F,B='Times-Roman','Times-Bold'
    y=0;pg=0
    cols=[30,205,262,345,440,500,640]
    def head():
        nonlocal y,pg
        pg+=1;y=H-36;c.setFont(B,13);c.drawCentredString(W/2,y,'Quarry Bend Crossing');y-=13
        c.setFont(F,9);c.drawCentredString(W/2,y,'Presentation Rent Roll & Current Term Tenant Summary');y-=11
        c.drawCentredString(W/2,y,'As of Jan-2025 for 128,000 square feet' if False else 'As of January 1, 2025 (Amounts in USD)');y-=16
        heads=[['Tenant Name','Type & Suite Number','Lease Dates & Term'],['Floor','SqFt','Bldg Share'],['Rate & Amount','per Year','per Month'],['Changes','on','(rate per Yr)'],['Months','to','Abate'],['Description of','Operating Expense','Reimbursements'],['Assumption about','subsequent terms','for this tenant']]
        c.setFont(B,7.5);c.line(28,y+9,W-28,y+9)
        for x,hh in zip(cols,heads):
            for i,s in enumerate(hh): c.drawString(x,y-i*9,s)
        y-=24;c.setLineWidth(1);c.line(28,y,W-28,y);c.setLineWidth(.4);y-=12
    kinds=['anchor','shop','shop','V','food','shop','shop','food','shop','V','shop','shop','pad']
    data=[]
    for i,k in enumerate(kinds):
        ar={'anchor':r.randint(300,420)*100,'pad':4200}.get(k,r.randint(24,95)*50)
        data.append((k,ar))
    tot=sum(a for _,a in data);head();ta=tm=0;oa=0
    for i,(k,ar) in enumerate(data):
        su=['A','B','C'][min(2,i//5)]+str(10+5*(i%5)) if k!='pad' else 'Pad 1'
        ty='Retail' if k not in('pad','anchor') else {'pad':'Outparcel','anchor':'Anchor'}[k]
        if y<90: c.setFont(F,7);c.drawString(30,22,'Prepared for discussion only. See accompanying assumptions.');c.drawRightString(W-30,22,'Page %d'%pg);c.showPage();head()
        c.setFont(F,7.8)
        def cell(x,ls):
            for j,s in enumerate(ls):c.drawString(x,y-j*9.5,s)
        sh='%.2f%%'%(100*ar/tot)
        if k=='V':
            cell(cols[0],[f'{i+1}. Vacant',f'{ty}, Suite: {su}','Available Jul-2025'])
            cell(cols[1],['1',f'{ar:,}',sh]);cell(cols[2],['$0.00','$0','$0']);cell(cols[5],['Net - Full Pro Rata','See market leasing']);cell(cols[6],['Market','See assumption: In-line < 5,000'])
            t.add(unit=su,unitType=ty,area=ar,statusText='Vacant',contractRent=0,annualRent=0)
            y-=44;c.line(28,y+8,W-28,y+8);continue
        st,en=lease(r,A,180 if k=='anchor' else None,8)
        rate=round({'anchor':8.75,'pad':31.5}.get(k,r.uniform(20,34))*4)/4;an=round(ar*rate);mo=round(an/12)
        an=mo*12 if False else an
        nm=N.get(k)
        cell(cols[0],[f'{i+1}. {nm}',f'{ty}, Suite: {su}',f"{st.strftime('%b-%Y')} to {en.strftime('%b-%Y')}",f'{(en.year-st.year)*12+en.month-st.month+1} Months'])
        cell(cols[1],['1',f'{ar:,}',sh]);cell(cols[2],[f'${rate:.2f}',f'${an:,}',f'${mo:,}'])
        sp=steps(r,st,en,A,rate,60 if k in('anchor','pad') else 12,.1 if k in('anchor','pad') else .03,4)
        cell(cols[3],[f"{d.strftime('%b-%Y')}   ${v:.2f}" for d,v in sp] or ['-']);cell(cols[4],['-'])
        cell(cols[5],r.choice([['Net: Pays a full pro-rata','share of all reimbursable','expenses.'],['Net, CAM capped at 5% per','year, taxes and insurance','pro rata.'],['Base year stop 2022','above pro-rata share.']]))
        cell(cols[6],r.choice([['Option','2 x 5 yrs at $%.2f'%(rate*1.15)],['Market','See assumption: In-line < 5,000'],['Renew','70% probability'],['Vacate','at expiration']]))
        y-=44 if len(sp)<=4 else 54;c.line(28,y+8,W-28,y+8)
        ta+=an;tm+=mo;oa+=ar
        t.add(unit=su,unitType=ty,area=ar,tenantName=nm,contractRent=mo,annualRent=an,leaseStartDate=st.strftime('%b-%Y'),leaseEndDate=en.strftime('%b-%Y'),statusText='Occupied')
    if y<90:c.showPage();head()
    nv=kinds.count('V');no=len(kinds)-nv
    c.setFont(B,8)
    c.drawString(30,y-4,'Total Occupied SqFt');c.drawString(cols[1],y-4,f'{oa:,}');c.drawString(cols[2],y-4,f'${ta:,}');c.drawString(cols[3],y-4,'per Year')
    c.drawString(30,y-15,'Total Available SqFt');c.drawString(cols[1],y-15,f'{tot-oa:,}');c.drawString(cols[2],y-15,f'${tm:,}');c.drawString(cols[3],y-15,'per Month')
    c.drawString(30,y-26,'Total Leasable SqFt');c.drawString(cols[1],y-26,f'{tot:,}');c.drawString(cols[2],y-26,f'{no} tenants, {nv} vacant suites')
    c.setFont(F,7);c.drawRightString(W-30,22,'Page %d'%pg);c.save()
    return t.save(no+nv,no,nv)
