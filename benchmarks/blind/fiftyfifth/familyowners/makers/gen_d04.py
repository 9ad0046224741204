# LIHTC / Section 8
from common import *
from fpdf import FPDF
def run():
    fn='RR_CalderTerrace_HAP.pdf'; r=rng(fn); N=Names(r)
    cols=[('Unit',13,'L'),('Bldg',10,'C'),('Type',17,'L'),('Sq Ft',11,'R'),('% AMI',11,'C'),('Household',46,'L'),('HH\nSize',9,'C'),('Move-In',18,'L'),('Next\nRecert',18,'L'),('Gross Rent\nLimit',18,'R'),('Utility\nAllow.',14,'R'),('Contract\nRent',18,'R'),('Tenant\nRent',17,'R'),('HAP\nSubsidy',18,'R'),('Security\nDeposit',17,'R'),('Ending\nBalance',17,'R')]
    class PDF(FPDF):
        def header(s):
            s.set_font('Helvetica','B',12); s.cell(120,6,'Affordable Housing Rent Roll'); s.set_font('Helvetica','',8); s.cell(0,6,f'Page {s.page_no()} of {{nb}}',align='R'); s.ln(6)
            s.set_font('Helvetica','',9); s.cell(120,5,'Property: calder01 - Calder Terrace Apartments'); s.cell(0,5,'Printed 05/06/2025  2:41 PM',align='R'); s.ln(5)
            s.cell(120,5,'HAP Contract MX46-0017-003   |   LIHTC BIN MX-04-00811, -00812'); s.ln(7)
            s.set_font('Helvetica','B',7.5); s.set_fill_color(225,225,225); x=s.l_margin; y=s.get_y()
            s.rect(x,y,sum(c[1] for c in cols),9,'F')
            for t,w,a in cols:
                ls=t.split('\n'); 
                for i,l in enumerate(ls): s.set_xy(x,y+(.5 if len(ls)==2 else 4.2)+i*3.7); s.cell(w,4,l,align=a)
                x+=w
            s.set_xy(s.l_margin,y+9.5)
    p=PDF('L','mm','A4'); p.set_margins(14,12,12); p.set_auto_page_break(True,14); p.alias_nb_pages('{nb}'); p.add_page()
    types={'1BR/1BA':(612,1142,74,1210),'2BR/1BA':(845,1371,98,1452),'3BR/2BA':(1098,1584,127,1678)}
    rows=[]; S=[0]*6; n=o=0; lay=[]
    for b in ('1','2'):
        for f in (1,2,3):
            for k in range(1,9): lay.append((f'{b}{f}{k:02d}',b,{1:'1BR/1BA',2:'2BR/1BA',3:'2BR/1BA',4:'3BR/2BA',5:'3BR/2BA',6:'2BR/1BA',7:'1BR/1BA',8:'1BR/1BA'}[k]))
    vac={'1207','2103','2305'}; plant='1306'; planted=None
    for i,(uid,b,ty) in enumerate(lay):
        n+=1; sf,lim,ua,cr0=types[ty]; ami=r.choice(['50%','60%','60%','60%'])
        lim_=lim if ami=='60%' else round(lim*5/6)
        if uid in vac:
            vals=[uid,b,ty,str(sf),ami,'VACANT'+(' - not ready' if uid=='2103' else ''),'','','',f'{lim_:,}',f'{ua}','0.00','0.00','0.00','','']
            rows.append(dict(unit=uid,building=b,unitType=ty,area=sf,statusText='VACANT',contractRent=0.0,charges=[dict(code='Tenant Rent',amount=0.0),dict(code='HAP Subsidy',amount=0.0)]))
        elif uid=='1101':
            o+=1; vals=[uid,b,ty,str(sf),'MGR','MANAGER UNIT','','','','','','0.00','0.00','0.00','','']
            rows.append(dict(unit=uid,building=b,unitType=ty,area=sf,tenantName='MANAGER UNIT',statusText='Occupied',contractRent=0.0,charges=[dict(code='Tenant Rent',amount=0.0),dict(code='HAP Subsidy',amount=0.0)]))
        else:
            o+=1; nm=N.lf(); cr=float(cr0); tp=float(r.choice([0,25,r.randint(110,420),r.randint(180,600),r.randint(240,720)])); hap=cr-tp
            if r.random()<.2: hap=0.0; tp=cr=float(lim_-ua)   # no subsidy: tax credit only
            mi=rdate(r,dt.date(2009,1,1),dt.date(2025,3,1)).replace(day=r.choice([1,1,1,15])); rc=dt.date(2025 if mi.month>5 else 2026,mi.month,1)
            dep=float(r.choice([50,100,tp//1 if tp>50 else 50,300])); bal=r.choices([0.0,tp,float(-r.randint(1,60)),round(r.uniform(20,900),2)],[8,2,1,2])[0]
            pr=cr
            if uid==plant:
                s=f'{cr:.2f}'; pr=cr+ (300 if s[1] in '012345' else -300)
                planted=dict(what=f'contract rent of unit {uid} printed {pr:,.2f} where tenant rent and HAP subsidy add to {cr:,.2f}, which is also in the total',kind='digit_changed')
            vals=[uid,b,ty,f'{sf:,}',ami,nm,str(r.randint(1,2 if ty[0]=='1' else 5)),mi.strftime('%m/%d/%Y'),rc.strftime('%m/%d/%Y'),f'{lim_:,}',f'{ua}',m(pr),m(tp),m(hap),m(dep),m(bal) if bal>=0 else f'({-bal:,.2f})']
            for q,x in enumerate([cr,tp,hap,dep,bal]): S[q]+=x
            rows.append(dict(unit=uid,building=b,unitType=ty,area=sf,tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=pr,deposit=dep,balance=bal,charges=[dict(code='Tenant Rent',amount=tp),dict(code='HAP Subsidy',amount=hap)]))
        if vals[3].isdigit(): vals[3]=f'{int(vals[3]):,}'
        p.set_font('Helvetica','',7.6)
        for (t,w,a),v in zip(cols,vals): p.cell(w,5.1,v,align=a)
        p.ln(5.1)
    p.set_font('Helvetica','B',7.6); x=p.l_margin; y=p.get_y()+1; p.line(x,y,x+sum(c[1] for c in cols),y); p.ln(1.5)
    lead=sum(c[1] for c in cols[:11]); p.cell(lead,5,f'Total Calder Terrace Apartments   ({n} units)')
    for (t,w,a),v in zip(cols[11:],S): p.cell(w,5,m(v) if v>=0 else f'({-v:,.2f})',align='R')
    p.ln(8); p.set_font('Helvetica','',8)
    p.cell(0,4.4,f'Units {n}    Occupied {o} (manager unit counted as occupied)    Vacant {n-o}'); p.ln(4.4)
    p.cell(0,4.4,'Gross rent limit is the maximum under the regulatory agreement including utility allowance; it is not charged. Households with no HAP subsidy pay the tax-credit rent in full.'); p.ln()
    p.output(os.path.join(DOC,fn))
    save(fn,'Calder Terrace Apartments',None,n,o,n-o,rows,planted=planted)
    return dict(file=fn,assetType='MULTIFAMILY',documentType='RENT_ROLL',author='affordable-housing manager, compliance system',style='A4 landscape report, two-line headers, tenant rent and subsidy columns',hard='legal limit column, subsidy split, manager unit, print date only')
if __name__=='__main__': run()
